import { expect, test } from 'vitest'
import { isSuspect, ticketVerdict, withoutLinks } from './message-checks.ts'

const now = new Date('2026-11-16T12:00:00Z')
const opened = (seconds: number) => ticketVerdict({ openedAt: new Date(now.getTime() - seconds * 1_000), now })

test('a form is sent by a person after three seconds and within three days', () => {
  expect([0, 2.9, 3, 3_600, 3 * 86_400].map(opened)).toEqual(['too-fast', 'too-fast', 'good', 'good', 'good'])
  expect([3 * 86_400 + 1, -1].map(opened)).toEqual(['over', 'over'])
  expect(ticketVerdict({ openedAt: null, now })).toBe('over')
  expect(ticketVerdict({ openedAt: new Date(Number.NaN), now })).toBe('over')
})

test('a filled trap or the fourth same text of a day is a machine’s', () => {
  expect(isSuspect({ trap: '', sameTextsToday: 3 })).toBe(false)
  expect(isSuspect({ trap: '', sameTextsToday: 4 })).toBe(true)
  expect(isSuspect({ trap: 'https://pills.example', sameTextsToday: 1 })).toBe(true)
})

test('a copy leads nowhere', () => {
  expect(withoutLinks('Voir https://a.example/x?y=1 et WWW.b.example, merci.')).toBe('Voir … et … merci.')
  expect(withoutLinks('Gagnez : evil.example/win, EVIL.example ou (écrin.example).')).toBe('Gagnez : … … ou …')
  expect(withoutLinks('12.50 € la bouteille. M. Roux, J.-P. et S.A.')).toBe(
    '12.50 € la bouteille. M. Roux, J.-P. et S.A.',
  )
  expect(withoutLinks('Rien à suivre : 12 bouteilles.')).toBe('Rien à suivre : 12 bouteilles.')
})
