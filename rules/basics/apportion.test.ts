import { expect, test } from 'vitest'
import { apportion } from './apportion.ts'
import { cents } from './money.ts'

test.each<[number, number[], number[]]>([
  [100, [1, 1, 1], [34, 33, 33]],
  [100, [2, 1], [67, 33]],
  [1, [1, 1], [1, 0]],
  [0, [5, 5], [0, 0]],
  [7, [0, 0], [7, 0]],
  [10, [0, 3], [0, 10]],
])('%i over %o is %o', (amount, weights, parts) => {
  expect(apportion(cents(amount), weights)).toEqual(parts)
})
