import { expect, test } from 'vitest'
import { boxOfShare, shareOfBox, withinPicture } from './crop-box.ts'

const PICTURE = { width: 400, height: 200 }

test('a share of a copy is a box of the picture, and back', () => {
  const box = boxOfShare({ x: 25, y: 10, width: 50, height: 80 }, PICTURE)
  expect(box).toEqual({ left: 100, top: 20, width: 200, height: 160 })
  expect(shareOfBox(box, PICTURE)).toEqual({ x: 25, y: 10, width: 50, height: 80 })
})

test('a box never leaves its picture, whatever is typed', () => {
  expect(withinPicture({ left: -5, top: 190, width: 900, height: 50 }, PICTURE)).toEqual({
    left: 0,
    top: 190,
    width: 400,
    height: 10,
  })
  expect(withinPicture({ left: 399.6, top: Number.NaN, width: 0, height: -3 }, PICTURE)).toEqual({
    left: 399,
    top: 0,
    width: 1,
    height: 1,
  })
  // Rounding up both a place and a size must not go a pixel beyond the edge.
  expect(boxOfShare({ x: 33.375, y: 0, width: 66.625, height: 100 }, PICTURE)).toMatchObject({ left: 134, width: 266 })
})
