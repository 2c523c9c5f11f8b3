import { expect, test } from 'vitest'
import { cellsOf } from '#tests/support/cells-of.ts'
import { readStockLine } from './stock-line.ts'

test('a bottle is named by its reference, its barcode or its number', () => {
  expect(readStockLine(cellsOf({ reference: 'GEN-2022', quantity: '12' }))).toEqual({
    line: { id: null, reference: 'GEN-2022', gtin: '', quantity: 12 },
    problems: [],
  })
  expect(readStockLine(cellsOf({ gtin: '3760 1234 52021', quantity: '0' })).line.gtin).toBe('3760123452021')
  expect(readStockLine(cellsOf({ id: '7', quantity: '1' }))).toMatchObject({ line: { id: 7 }, problems: [] })
  expect(readStockLine(cellsOf({ quantity: '3' })).problems).toEqual([
    { field: 'reference', problem: { problem: 'required' } },
  ])
})

test.each([
  ['', { problem: 'required' }],
  ['douze', { problem: 'not-whole' }],
  ['1,5', { problem: 'not-whole' }],
  ['-1', { problem: 'too-small', limit: 0 }],
  ['1 000 001', { problem: 'too-big', limit: 1_000_000 }],
])('a quantity of “%s” is refused', (quantity, problem) => {
  expect(readStockLine(cellsOf({ reference: 'GEN', quantity })).problems).toEqual([{ field: 'quantity', problem }])
})
