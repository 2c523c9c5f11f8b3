import { expect, test } from 'vitest'
import { type PageRow, placeAfter, treeRows } from './page-rows.ts'

const row = (id: number, place: Pick<PageRow, 'idParent' | 'order'>) => ({ id, ...place }) as PageRow
const rows = treeRows([
  row(1, { idParent: null, order: 10 }),
  row(2, { idParent: null, order: 20 }),
  row(3, { idParent: 2, order: 10 }),
  row(4, { idParent: 2, order: 20 }),
  row(5, { idParent: null, order: 30 }),
  row(6, { idParent: 99, order: 5 }),
])

test('pages stand below their parents, in their order', () => {
  expect(rows.map(({ id, level, at }) => [id, level, at])).toEqual([
    [6, 0, 0],
    [1, 0, 1],
    [2, 0, 2],
    [3, 1, 0],
    [4, 1, 1],
    [5, 0, 3],
  ])
})

test('each way leads to a place, or nowhere at the end', () => {
  expect(placeAfter(rows, { id: 4, way: 'up' })).toEqual({ idParent: 2, at: 0 })
  expect(placeAfter(rows, { id: 4, way: 'down' })).toBeNull()
  expect(placeAfter(rows, { id: 5, way: 'inward' })).toEqual({ idParent: 2, at: 2 })
  expect(placeAfter(rows, { id: 3, way: 'outward' })).toEqual({ idParent: null, at: 3 })
  expect(placeAfter(rows, { id: 1, way: 'outward' })).toBeNull()
  expect(placeAfter(rows, { id: 99, way: 'up' })).toBeNull()
})
