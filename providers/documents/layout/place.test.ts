import { expect, test } from 'vitest'
import { box, type Piece, type Style } from './pieces.ts'
import { place } from './place.ts'

const places = (style: Style, ...children: Piece[]) =>
  place(box(style, ...children), { width: 100, base: {} }).children.map(({ x, y, width, height }) => [
    x,
    y,
    width,
    height,
  ])

test('boxes stand beneath each other, as wide as the one around them, with its padding and their margins', () => {
  expect(places({ padding: 5 }, box({ height: 10, marginBottom: 3 }), box({ height: 20 }))).toEqual([
    [5, 5, 90, 10],
    [5, 18, 90, 20],
  ])
})

test('in a row, what grows takes what is left', () => {
  expect(
    places({ flexDirection: 'row', columnGap: 10 }, box({ width: 30 }), box({ flexGrow: 1, flexBasis: 0 })),
  ).toEqual([
    [0, 0, 30, 0],
    [40, 0, 60, 0],
  ])
})

test('in a row that is too narrow, each gives up its share', () => {
  const thirds = [1, 2, 3].map(() => box({ flexGrow: 1, flexBasis: 1 / 3 }))
  expect(places({ flexDirection: 'row', columnGap: 5 }, ...thirds).map(([x]) => x)).toEqual([0, 35, 70])
})

test('a row that wraps begins anew where there is no room', () => {
  const wide = [60, 30, 50].map((width) => box({ width, height: 10 }))
  expect(places({ flexDirection: 'row', flexWrap: 'wrap', columnGap: 10, rowGap: 4 }, ...wide)).toEqual([
    [0, 0, 60, 10],
    [70, 0, 30, 10],
    [0, 14, 50, 10],
  ])
})

test('what is free goes between, and what floats is placed from the edge', () => {
  const children = [
    box({ height: 10 }),
    box({ height: 10 }),
    box({ position: 'absolute', bottom: 2, left: 4, width: 8, height: 6 }),
  ]
  expect(places({ height: 50, justifyContent: 'space-between' }, ...children)).toEqual([
    [0, 0, 100, 10],
    [0, 40, 100, 10],
    [4, 42, 8, 6],
  ])
})

test('what is too high for a box is made lower', () => {
  expect(places({ height: 30 }, box({ height: 40 }), box({ height: 20 })).map(([, y]) => y)).toEqual([0, 20])
})
