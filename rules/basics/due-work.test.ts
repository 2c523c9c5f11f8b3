import { expect, test } from 'vitest'
import { retryDelayMs } from './due-work.ts'

test('work that fails rests longer each time, an hour at most', () => {
  expect([1, 2, 3, 4].map(retryDelayMs)).toEqual([10_000, 20_000, 40_000, 80_000])
  expect([10, 11, 50, 100_000].map(retryDelayMs)).toEqual([3_600_000, 3_600_000, 3_600_000, 3_600_000])
})
