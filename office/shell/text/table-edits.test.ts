import { expect, test } from 'vitest'
import { editedTable, freshTable, type TableJson } from './table-edits.ts'

const shape = (table: TableJson | null) =>
  table?.content?.map(({ content = [] }) => content.map(({ attrs }) => (attrs?.isHead ? 'h' : 'd')).join(''))

test('rows and columns come after the one that is worked in, and go', () => {
  const table = freshTable()
  const at = { row: 0, column: 1 }
  expect(shape(table)).toEqual(['hhh', 'ddd', 'ddd'])
  expect(shape(editedTable(table, { edit: 'addRow', at }))).toEqual(['hhh', 'ddd', 'ddd', 'ddd'])
  expect(shape(editedTable(table, { edit: 'addColumn', at }))).toEqual(['hhhh', 'dddd', 'dddd'])
  expect(shape(editedTable(table, { edit: 'removeRow', at }))).toEqual(['ddd', 'ddd'])
  expect(shape(editedTable(table, { edit: 'removeColumn', at }))).toEqual(['hh', 'dd', 'dd'])
})

test('a table without cells is none', () => {
  const one: TableJson = { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell' }] }] }
  expect(editedTable(one, { edit: 'removeRow', at: { row: 0, column: 0 } })).toBeNull()
  expect(editedTable(one, { edit: 'removeColumn', at: { row: 0, column: 0 } })).toBeNull()
})
