import { expect, test } from 'vitest'
import { isLeftAlone, isWorthNoting } from './session-times.ts'

const now = new Date('2026-05-01T10:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000)

test('an administrator’s session ends after half an hour without use, a customer’s after a day', () => {
  for (const role of ['ADMIN', 'SUPER_ADMIN'] as const) {
    expect(isLeftAlone({ role, seenAt: ago(1_799), now })).toBe(false)
    expect(isLeftAlone({ role, seenAt: ago(1_800), now })).toBe(true)
  }
  expect(isLeftAlone({ role: 'CUSTOMER', seenAt: ago(86_399), now })).toBe(false)
  expect(isLeftAlone({ role: 'CUSTOMER', seenAt: ago(86_400), now })).toBe(true)
})

test('use is noted once a minute', () => {
  expect([0, 59, 60, 600].map((seconds) => isWorthNoting({ seenAt: ago(seconds), now }))).toEqual([
    false,
    false,
    true,
    true,
  ])
})
