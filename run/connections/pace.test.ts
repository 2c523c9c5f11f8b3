import { expect, test } from 'vitest'
import { isTooSlow } from './pace.ts'

const pace = { graceMs: 10_000, bytesPerSecond: 4_000 }

test.each([
  { ms: 10_000, bytes: 0, slow: false },
  { ms: 10_001, bytes: 0, slow: true },
  { ms: 11_000, bytes: 4_000, slow: false },
  { ms: 11_001, bytes: 4_000, slow: true },
  { ms: 35_000, bytes: 100_000, slow: false },
  { ms: 35_001, bytes: 100_000, slow: true },
  { ms: 0, bytes: 45_000_000, slow: false },
])('$bytes bytes in $ms ms: too slow is $slow', ({ ms, bytes, slow }) => {
  expect(isTooSlow({ ms, bytes }, pace)).toBe(slow)
})
