import { expect, test } from 'vitest'
import { loginDelaySeconds, PER_ACCOUNT, PER_ACCOUNT_AND_PLACE, PER_ADDRESS } from './login-delay.ts'

const now = new Date('2026-05-01T10:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test('the first tries cost nothing', () => {
  for (const tries of [0, 1, 4])
    expect(loginDelaySeconds({ before: { tries, lastAt: now }, now, rules: PER_ACCOUNT_AND_PLACE })).toBe(0)
  expect(loginDelaySeconds({ before: { tries: 19, lastAt: now }, now, rules: PER_ADDRESS })).toBe(0)
})

test('then one waits twice as long each time, up to a bound', () => {
  const waits = [5, 6, 7, 8, 9, 10, 11, 12, 60].map((tries) =>
    loginDelaySeconds({ before: { tries, lastAt: now }, now, rules: PER_ACCOUNT_AND_PLACE }),
  )
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300])
  expect(loginDelaySeconds({ before: { tries: 1_000, lastAt: now }, now, rules: PER_ADDRESS })).toBe(900)
})

test('waiting ends', () => {
  expect(loginDelaySeconds({ before: { tries: 7, lastAt: ago(19.5) }, now, rules: PER_ACCOUNT_AND_PLACE })).toBe(1)
  expect(loginDelaySeconds({ before: { tries: 7, lastAt: ago(20) }, now, rules: PER_ACCOUNT_AND_PLACE })).toBe(0)
  expect(loginDelaySeconds({ before: { tries: 7, lastAt: null }, now, rules: PER_ACCOUNT_AND_PLACE })).toBe(0)
})

test('an account that is tried from many places makes strangers wait a minute at most', () => {
  const waits = [29, 30, 31, 33, 34, 500].map((tries) =>
    loginDelaySeconds({ before: { tries, lastAt: now }, now, rules: PER_ACCOUNT }),
  )
  expect(waits).toEqual([0, 5, 10, 40, 60, 60])
})
