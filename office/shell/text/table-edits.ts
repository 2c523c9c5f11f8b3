/** A node of the editor as JSON, as far as tables need it. */
export interface TableJson {
  type?: string
  attrs?: Record<string, unknown>
  content?: TableJson[]
}

export type TableEdit = 'addRow' | 'addColumn' | 'removeRow' | 'removeColumn'

interface At {
  row: number
  column: number
}

/** A table with a row or a column more or less, after the one that is worked in; null when nothing would be left of it. */
export function editedTable(table: TableJson, { edit, at }: { edit: TableEdit; at: At }): TableJson | null {
  const rows = table.content ?? []
  const content = EDITS[edit](rows, at)
  const isEmpty = content.length === 0 || content.every((row) => (row.content ?? []).length === 0)
  return isEmpty ? null : { ...table, content }
}

const EDITS: { readonly [Edit in TableEdit]: (rows: readonly TableJson[], at: At) => TableJson[] } = {
  addRow: (rows, { row }) => {
    const cells = rows[row]?.content ?? []
    const fresh = { type: 'tableRow', content: cells.map(() => emptyCell(false)) }
    return rows.toSpliced(row + 1, 0, fresh)
  },
  removeRow: (rows, { row }) => rows.toSpliced(row, 1),
  addColumn: (rows, { column }) =>
    rows.map((row) => {
      const cells = row.content ?? []
      const isHead = cells[Math.min(column, cells.length - 1)]?.attrs?.isHead === true
      return { ...row, content: cells.toSpliced(column + 1, 0, emptyCell(isHead)) }
    }),
  removeColumn: (rows, { column }) =>
    rows.map((row) => ({ ...row, content: (row.content ?? []).toSpliced(column, 1) })),
}

function emptyCell(isHead: boolean): TableJson {
  return { type: 'tableCell', attrs: { isHead, ...(isHead && { scope: 'col' }) }, content: [] }
}

/** Three rows and three columns, the first row its head. */
export function freshTable(): TableJson {
  const row = (isHead: boolean) => ({ type: 'tableRow', content: [0, 1, 2].map(() => emptyCell(isHead)) })
  return { type: 'table', content: [row(true), row(false), row(false)] }
}
