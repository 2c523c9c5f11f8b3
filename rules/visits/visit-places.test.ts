import { expect, test } from 'vitest'
import { fits, partiesToPromote } from './visit-places.ts'

const waiting = [4, 2, 2, 1].map((people, at) => ({ id: at + 1, people }))
const promoted = (left: number) => partiesToPromote({ left, waiting }).map(({ id }) => id)

test('the last place is one that fits', () => {
  expect([fits(1, 1), fits(2, 1), fits(1, 0)]).toEqual([true, false, false])
})

test('the first who fits has the places, then the next with what is left', () => {
  expect(promoted(0)).toEqual([])
  expect(promoted(1)).toEqual([4])
  expect(promoted(2)).toEqual([2])
  expect(promoted(3)).toEqual([2, 4])
  expect(promoted(4)).toEqual([1])
  expect(promoted(6)).toEqual([1, 2])
  expect(promoted(9)).toEqual([1, 2, 3, 4])
})
