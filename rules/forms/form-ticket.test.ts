import { expect, test } from 'vitest'
import { ticketVerdict } from './form-ticket.ts'

const now = new Date('2026-11-16T12:00:00Z')
const opened = (seconds: number) => ticketVerdict({ openedAt: new Date(now.getTime() - seconds * 1_000), now })

test('a form is sent by a person after three seconds and within three days', () => {
  expect([0, 2.9, 3, 3_600, 3 * 86_400].map(opened)).toEqual(['too-fast', 'too-fast', 'good', 'good', 'good'])
  expect([3 * 86_400 + 1, -1].map(opened)).toEqual(['over', 'over'])
  expect(ticketVerdict({ openedAt: null, now })).toBe('over')
  expect(ticketVerdict({ openedAt: new Date(Number.NaN), now })).toBe('over')
})
