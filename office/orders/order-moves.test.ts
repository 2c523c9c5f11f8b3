import { expect, test } from 'vitest'
import { movesOf, nextMove } from './order-moves.ts'

test('what the bank decides is not offered', () => {
  expect(movesOf({ moves: ['PAID', 'CANCELLED'] })).toEqual(['CANCELLED'])
})

test('the next act is the first of the day, and never a cancellation', () => {
  expect(nextMove(movesOf({ moves: ['SHIPPED', 'IN_PREPARATION'] }))).toBe('IN_PREPARATION')
  expect(nextMove(['CANCELLED'])).toBeNull()
})
