import { expect, test } from 'vitest'
import { isSuspect, withoutLinks } from './message-checks.ts'

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
