import { Box, Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useWarnBeforeLeaving } from '#office/shell/form/use-warn-before-leaving.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { SheetCell } from './SheetCell.tsx'
import { SheetStatus } from './SheetStatus.tsx'
import { cellsOutside, isNumber, type Place, parseBlock, placeAfter, readCell } from './sheet-cells.ts'
import type { SheetColumn } from './sheet-column.ts'
import { cellKey, useSavedCells } from './use-saved-cells.ts'

interface SheetProps {
  /** Of the resource that its cells are saved in. */
  name: string
  label: string
  columns: readonly SheetColumn[]
  rows: readonly RaRecord[]
  nameOf: (row: RaRecord) => string
  /** The head of each row. */
  head: (row: RaRecord) => ReactNode
  headLabel: string
}

/** A table whose cells are changed in place, by keyboard or by a block that is pasted; one of them has the focus. */
export function Sheet({ name, label, columns, rows: given, nameOf, head, headLabel }: SheetProps) {
  const words = useScreenWords().catalogue.sheet
  const cells = useSavedCells(name)
  const table = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  const [editing, setEditing] = useState<string | null>(null)
  /** Of the block that was pasted last, the cells for which there was no place. */
  const [outside, setOutside] = useState(0)
  const rows = given.map(cells.rowOf)
  const size = { rows: rows.length, columns: columns.length }
  const at = { row: Math.min(place.row, Math.max(0, rows.length - 1)), column: place.column }

  const go = (to: Place) => {
    setPlace(to)
    setEditing(null)
    table.current?.querySelector<HTMLElement>(`[data-cell="${to.row} ${to.column}"]`)?.focus()
  }
  const put = (to: Place, typed: string) => {
    const row = rows[to.row]
    const column = columns[to.column]
    if (!row || !column) return
    const { field, kind, isEditable } = column
    if (!isEditable) return cells.refuse({ row, field, typed, reason: words.notEditable })
    const read = readCell(kind, typed)
    if ('problem' in read) return cells.refuse({ row, field, typed, reason: words[read.problem] })
    if (read.value !== (row[field] ?? null) || cells.states.has(cellKey(row.id, field))) {
      cells.save({ row, field, value: emptied(row[field], read.value), typed })
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing !== null || event.ctrlKey || event.metaKey || event.altKey) return
    const to = placeAfter({ key: event.key, from: at, size })
    const column = columns[at.column]
    if (to) go(to)
    else if ((event.key === 'Enter' || event.key === 'F2') && column?.isEditable)
      setEditing(shownText(rows[at.row]?.[column.field], words))
    else if (event.key === 'Delete' && column?.isEditable) put(at, '')
    else if (event.key.length === 1 && event.key !== ' ' && column?.isEditable) setEditing(event.key)
    else return
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (editing !== null) return
    event.preventDefault()
    const block = parseBlock(event.clipboardData.getData('text'))
    for (const [down, line] of block.entries()) {
      for (const [right, typed] of line.entries()) put({ row: at.row + down, column: at.column + right }, typed)
    }
    setOutside(cellsOutside({ block, from: at, size }))
  }
  const leave = (typed: string | null, to: Place | null) => {
    if (typed !== null) put(at, typed)
    if (to) go(to)
    else setEditing(null)
  }
  return (
    <Box>
      <Box sx={{ mb: 1, color: 'text.secondary', fontSize: '0.8125rem', display: { xs: 'none', md: 'block' } }}>
        {words.help}
      </Box>
      <TableContainer component={Paper} variant="outlined" sx={{ borderColor: 'divider', maxHeight: '70vh' }}>
        <Table
          ref={table}
          size="small"
          stickyHeader
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}
        >
          <TableHead>
            <TableRow>
              <TableCell sx={{ ...HEAD_COLUMN, bgcolor: 'background.default' }}>{headLabel}</TableCell>
              {columns.map(({ field, label: title, kind }) => (
                <TableCell key={field} align={isNumber(kind) ? 'right' : 'left'}>
                  {title}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, down) => (
              <TableRow key={row.id}>
                <TableCell component="th" scope="row" sx={{ ...HEAD_COLUMN, zIndex: 1, fontWeight: 400 }}>
                  {head(row)}
                </TableCell>
                {columns.map((column, right) => {
                  const isHere = at.row === down && at.column === right
                  return (
                    <SheetCell
                      key={column.field}
                      place={{ row: down, column: right }}
                      column={column}
                      row={row}
                      label={`${nameOf(row)}, ${column.label}`}
                      state={cells.states.get(cellKey(row.id, column.field)) ?? null}
                      isHere={isHere}
                      begun={isHere ? editing : null}
                      size={size}
                      onGo={go}
                      onBegin={() => {
                        setPlace({ row: down, column: right })
                        setEditing(shownText(row[column.field], words))
                      }}
                      onLeave={leave}
                    />
                  )
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {cells.states.size > 0 && <LeaveWarning />}
      <SheetStatus
        count={cells.count}
        problems={rows.flatMap((row) =>
          columns.flatMap(({ field, label: title }) => {
            const reason = cells.states.get(cellKey(row.id, field))?.reason
            return reason ? [fill(words.problem, { row: nameOf(row), column: title, reason })] : []
          }),
        )}
        outside={outside}
        isSaving={[...cells.states.values()].some(({ reason }) => reason === null)}
      />
    </Box>
  )
}

/** While cells are being saved or were refused; beside a form that warns by itself there is only one question. */
function LeaveWarning() {
  useWarnBeforeLeaving(true)
  return null
}

const HEAD_COLUMN = { position: 'sticky', left: 0, zIndex: 3, bgcolor: 'background.paper' } as const

/** A text that is emptied stays a text, where one was. */
function emptied(before: unknown, value: unknown): unknown {
  return value === '' && before === null ? null : value
}

/** What stands in the cell when one begins to type in it. */
function shownText(value: unknown, words: { yes: string; no: string }): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return value === null || value === undefined ? '' : String(value).replace('.', typeof value === 'number' ? ',' : '.')
}
