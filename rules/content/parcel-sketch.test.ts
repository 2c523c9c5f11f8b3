import { expect, test } from 'vitest'
import { parcelSketch } from './parcel-sketch.ts'

test('the sheet is as large as the parcels on it, with a margin', () => {
  expect(parcelSketch(['10,10 30,10 30,20 10,20', '40,12 60,12 50,40']).viewBox).toBe('8 8 54 34')
})

test('a parcel has its number in the middle of its area, not of its corners', () => {
  const [square, notched] = parcelSketch(['0,0 10,0 10,10 0,10', '0,0 10,0 10,10 9,10 8,10 0,10']).parcels
  expect(square?.middle).toEqual({ x: 5, y: 5 })
  expect(notched?.middle).toEqual({ x: 5, y: 5 })
})

test('a contour without an area has its number between its corners', () => {
  expect(parcelSketch(['0,0 10,10 20,20']).parcels[0]?.middle).toEqual({ x: 10, y: 10 })
})
