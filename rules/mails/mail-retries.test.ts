import { expect, test } from 'vitest'
import { isWorthTrying } from './mail-retries.ts'

const now = new Date('2026-11-15T10:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test('a mail is tried for five days, unless it is refused for good', () => {
  const day = 24
  expect(isWorthTrying({ failure: 'away', createdAt: hoursAgo(0), now })).toBe(true)
  expect(isWorthTrying({ failure: 'away', createdAt: hoursAgo(5 * day - 1), now })).toBe(true)
  expect(isWorthTrying({ failure: 'away', createdAt: hoursAgo(5 * day), now })).toBe(false)
  expect(isWorthTrying({ failure: 'refused', createdAt: hoursAgo(0), now })).toBe(false)
})
