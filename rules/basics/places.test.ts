import { expect, test } from 'vitest'
import { fits, nextToCome, placesLeft } from './places.ts'

test('places are left as long as fewer come', () => {
  expect([placesLeft(40, 0), placesLeft(40, 39), placesLeft(40, 40), placesLeft(40, 44)]).toEqual([40, 1, 0, 0])
})

test('the first that fits comes; a group that is too large keeps its turn', () => {
  const waiting = [
    { id: 1, people: 4 },
    { id: 2, people: 2 },
    { id: 3, people: 1 },
    { id: 4, people: 1 },
  ]
  expect(nextToCome(waiting, 3).map(({ id }) => id)).toEqual([2, 3])
  expect(nextToCome(waiting, 4).map(({ id }) => id)).toEqual([1])
  expect(nextToCome(waiting, 0)).toEqual([])
})

const list = [4, 2, 2, 1].map((people, at) => ({ id: at + 1, people }))
const promoted = (left: number) => nextToCome(list, left).map(({ id }) => id)

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
