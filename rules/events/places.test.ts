import { expect, test } from 'vitest'
import { nextToCome, placesLeft } from './places.ts'

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
