import { expect, test } from 'vitest'
import { medianTouches, touchTimes } from './touch-times.ts'

test('each touch takes as long as the longest of its events', () => {
  const events = [
    { at: 1_001, milliseconds: 24 },
    { at: 1_050, milliseconds: 40 },
    { at: 1_310, milliseconds: 120 },
  ]
  expect(touchTimes([1_000, 1_300], events)).toEqual({ first: 40, worst: 120 })
})

test('an event that the clock of the page puts a little before its touch is of the first one', () => {
  expect(touchTimes([1_000, 1_300], [{ at: 999.6, milliseconds: 64 }])).toEqual({ first: 64, worst: 64 })
})

test('a touch of which the browser tells nothing was shorter than it tells of', () => {
  expect(touchTimes([1_000], [])).toEqual({ first: 16, worst: 16 })
})

test('first and worst have a median each', () => {
  const runs = [
    { first: 16, worst: 90 },
    { first: 40, worst: 40 },
    { first: 24, worst: 60 },
  ]
  expect(medianTouches(runs)).toEqual({ first: 24, worst: 60 })
})
