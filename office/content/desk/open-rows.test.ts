import { expect, test } from 'vitest'
import { afterMove, afterRemoval } from './open-rows.ts'

test('rows stay open and folded as they were when one of them moves', () => {
  expect(afterMove([1], { from: 1, to: 2 })).toEqual([2])
  expect(afterMove([1, 2], { from: 0, to: 2 })).toEqual([0, 1])
  expect(afterMove([0, 3], { from: 3, to: 0 })).toEqual([1, 0])
})

test('those behind one that is gone move up', () => {
  expect(afterRemoval([0, 1, 3], 1)).toEqual([0, 2])
})
