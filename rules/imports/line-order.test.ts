import { expect, test } from 'vitest'
import type { ImportKind } from '#contract/imports/closed-sets.ts'
import type { ImportMapping } from '#contract/imports/imports.ts'
import { lineCells } from './line-cells.ts'
import { MOST_TOGETHER, orderLines } from './line-order.ts'

const order = (kind: ImportKind, { mapping, lines }: { mapping: ImportMapping; lines: string[][] }) =>
  orderLines(
    kind,
    lines.map((cells, position) => ({ position, cells: lineCells(mapping, cells) })),
  ).map(({ turn, problem }) => (problem ? `${turn} ${problem}` : String(turn)))

test('bottles of one name have one turn, wherever they stand', () => {
  const mapping: ImportMapping = ['reference', 'name']
  const lines = [
    ['A', 'Un'],
    ['B', 'Deux'],
    ['C', ' un'],
    ['', 'Deux'],
    ['D', ''],
    ['A', 'Trois'],
  ]
  expect(order('PRODUCTS', { mapping, lines })).toEqual(['1', '2', '1', '2', '3', '4 key-given-twice'])
})

test('variations go with their parent, before or after it, by its reference or its number', () => {
  const mapping: ImportMapping = ['sourceId', 'reference', 'name', 'parent']
  const lines = [
    ['3', 'V1', 'x', 'P'],
    ['1', 'P', 'Le Père', ''],
    ['4', 'V2', 'y', 'id:1'],
    ['5', 'V3', 'z', 'id: 9'],
  ]
  expect(order('PRODUCTS', { mapping, lines })).toEqual(['1', '1', '1', '2'])
})

test('more than a piece can hold do not belong together', () => {
  const lines = Array.from({ length: MOST_TOGETHER + 1 }, (_, at) => [String(at), 'Un'])
  expect(order('PRODUCTS', { mapping: ['reference', 'name'], lines }).at(-1)).toBe('1 too-many')
})

test('customers by their address, articles by their order', () => {
  expect(order('CUSTOMERS', { mapping: ['email'], lines: [['A@x.fr'], ['a@x.fr'], ['']] })).toEqual([
    '1',
    '1 key-given-twice',
    '2',
  ])
  expect(
    order('ORDERS', {
      mapping: ['reference', 'itemName'],
      lines: [
        ['1', 'a'],
        ['2', 'b'],
        ['1', 'c'],
      ],
    }),
  ).toEqual(['1', '2', '1'])
})
