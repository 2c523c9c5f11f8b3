import type { ReactNode } from 'react'

interface TableProps {
  caption: string
  columns: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Columns of figures, which stand under each other at the end. */
  figures?: readonly string[]
}

/** Rows become small stacks on phones, where each cell says which column it is of. */
export function Table({ caption, columns, rows, figures }: TableProps) {
  const look = (column: string | undefined) => (column && figures?.includes(column) ? 'figures' : undefined)
  return (
    <table className="rows">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={look(column)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, place) => (
              <td key={columns[place + 1]} className={look(columns[place + 1])}>
                <span>{columns[place + 1]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
