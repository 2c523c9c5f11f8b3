import { expect, test } from 'vitest'
import { type Block, flowPages } from './flow-pages.ts'
import { box, type Piece } from './pieces.ts'

const FRAME = { left: 10, top: 20, width: 100, bottom: 120, base: {} }
const high = (height: number): Piece => box({ height })
const heights = (blocks: Block[]) => flowPages(blocks, FRAME).map((page) => page.map(({ height }) => height))

test('what has no room left begins the next page', () => {
  expect(
    heights([
      { kind: 'whole', piece: high(60) },
      { kind: 'whole', piece: high(50) },
    ]),
  ).toEqual([[60], [50]])
})

test('the head of a table comes again on every page, and never stands alone', () => {
  const table: Block = { kind: 'table', head: high(5), rows: [40, 40, 40].map(high), marginBottom: 0 }
  expect(heights([table])).toEqual([
    [5, 40, 40],
    [5, 40],
  ])
  expect(heights([{ kind: 'whole', piece: high(90) }, table])).toEqual([[90], [5, 40, 40], [5, 40]])
})

test('what is higher than a page comes apart', () => {
  expect(heights([{ kind: 'whole', piece: box({}, high(80), high(80)) }])).toEqual([[80], [80]])
})
