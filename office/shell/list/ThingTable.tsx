import {
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material'
import { useListContext } from 'react-admin'
import { useWords } from '#office/shell/locale.ts'
import { fill } from '#words/basics/fill.ts'
import { Cell } from './Cell.tsx'
import { type Column, isRightAligned, isUnbroken } from './column.ts'
import { OpenLink } from './OpenLink.tsx'
import type { RowsProps } from './rows.ts'
import { useSelection } from './use-selection.ts'

/** What phones leave out is left out of small screens too. */
const WIDE = { second: {}, none: { display: { xs: 'none', lg: 'table-cell' } } } as const

/** Rows as a table; the first cell of each leads to it. */
export function ThingTable(props: RowsProps) {
  const { source, columns, thing, nameOf } = props
  const words = useWords().list
  const { data = [] } = useListContext()
  const selection = useSelection(source, props)
  return (
    <TableContainer>
      <Table size="small" sx={{ '& td, & th': { px: { xs: 0.75, lg: 1.5 } } }}>
        <TableHead>
          <TableRow>
            {selection.isOffered && (
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  disabled={data.length === 0}
                  checked={selection.hasAll}
                  indeterminate={selection.ids.length > 0 && !selection.hasAll}
                  onChange={selection.toggleAll}
                  slotProps={{ input: { 'aria-label': words.selectAll } }}
                />
              </TableCell>
            )}
            {columns.map((column) => (
              <HeadCell
                key={column.field}
                column={column}
                label={thing.fields[column.field] ?? column.field}
                {...props}
              />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((record) => (
            <TableRow key={record.id} hover selected={selection.has(record.id)} sx={{ position: 'relative' }}>
              {selection.isOffered && (
                <TableCell padding="checkbox" sx={{ position: 'relative', zIndex: 1 }}>
                  <Checkbox
                    size="small"
                    checked={selection.has(record.id)}
                    onChange={() => selection.toggle(record.id)}
                    slotProps={{ input: { 'aria-label': fill(words.select, { name: nameOf(record) }) } }}
                  />
                </TableCell>
              )}
              {columns.map((column, at) => (
                <TableCell
                  key={column.field}
                  align={isRightAligned(column) ? 'right' : 'left'}
                  sx={{ ...WIDE[column.onPhone ?? 'second'], ...(isUnbroken(column) && { whiteSpace: 'nowrap' }) }}
                >
                  {at === 0 ? (
                    <OpenLink {...props} record={record}>
                      <Cell column={column} record={record} thing={thing} />
                    </OpenLink>
                  ) : (
                    <Cell column={column} record={record} thing={thing} />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function HeadCell({ column, label, source }: RowsProps & { column: Column; label: string }) {
  const { sort, setSort } = useListContext()
  const isSorted = sort.field === column.field
  const direction = isSorted && sort.order === 'DESC' ? 'desc' : 'asc'
  const align = isRightAligned(column) ? 'right' : 'left'
  const wide = WIDE[column.onPhone ?? 'second']
  if (!source.list.orderBy.includes(column.field))
    return (
      <TableCell align={align} sx={wide}>
        {label}
      </TableCell>
    )
  const next = isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC'
  return (
    <TableCell align={align} sx={wide} sortDirection={isSorted ? direction : false}>
      <TableSortLabel
        active={isSorted}
        direction={direction}
        onClick={() => setSort({ field: column.field, order: next })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  )
}
