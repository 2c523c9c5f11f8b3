import { expect, test } from 'vitest'
import { positionAfterKey, positionsAround, slideAt, slidePosition, stepOfSwipe } from './slide-positions.ts'

test('after the last slide comes the first, before the first the last', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((position) => slideAt(position, 3))).toEqual([0, 1, 2, 0, 1, 2, 0])
  expect([-1, -2, -3, -4].map((position) => slideAt(position, 3))).toEqual([2, 1, 0, 2])
  expect([-1, 0, 1].map((position) => slideAt(position, 1))).toEqual([0, 0, 0])
})

test('neighbours are loaded ahead, on both sides of the seam; a slide alone has none', () => {
  expect(positionsAround(0, 4).map((position) => slideAt(position, 4))).toEqual([3, 0, 1])
  expect(positionsAround(3, 4).map((position) => slideAt(position, 4))).toEqual([2, 3, 0])
  expect(positionsAround(5, 2)).toEqual([4, 5, 6])
  expect(positionsAround(0, 1)).toEqual([0])
})

test('arrows go on, Home and End lead to the first and the last of this round', () => {
  expect(positionAfterKey({ key: 'ArrowRight', position: 6, count: 7 })).toBe(7)
  expect(positionAfterKey({ key: 'ArrowLeft', position: 0, count: 7 })).toBe(-1)
  expect(slideAt(positionAfterKey({ key: 'Home', position: 9, count: 7 }) ?? Number.NaN, 7)).toBe(0)
  expect(slideAt(positionAfterKey({ key: 'End', position: -3, count: 7 }) ?? Number.NaN, 7)).toBe(6)
  expect(positionAfterKey({ key: 'Tab', position: 0, count: 7 })).toBeNull()
})

test('a slide is found in the round one is in', () => {
  expect(slidePosition({ index: 0, position: 9, count: 7 })).toBe(7)
  expect(slidePosition({ index: 6, position: -1, count: 7 })).toBe(-1)
})

test('a swipe turns the page when it is long or quick, and not when the finger trembles', () => {
  const width = 390
  expect(stepOfSwipe({ distance: -120, width, milliseconds: 900 })).toBe(1)
  expect(stepOfSwipe({ distance: 120, width, milliseconds: 900 })).toBe(-1)
  expect(stepOfSwipe({ distance: -40, width, milliseconds: 60 })).toBe(1)
  expect(stepOfSwipe({ distance: -40, width, milliseconds: 400 })).toBe(0)
  expect(stepOfSwipe({ distance: -8, width, milliseconds: 1 })).toBe(0)
})
