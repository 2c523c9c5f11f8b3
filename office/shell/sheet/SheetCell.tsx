import { Box, TableCell } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { numberFormat } from '#words/basics/formats.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { isNumber, type Place } from './sheet-cells.ts'
import type { SheetColumn } from './sheet-column.ts'
import type { CellState } from './use-saved-cells.ts'

interface SheetCellProps {
  place: Place
  column: SheetColumn
  row: RaRecord
  label: string
  state: CellState | null
  isHere: boolean
  /** What one begins to type with; null while one only looks. */
  begun: string | null
  size: { rows: number; columns: number }
  onGo: (to: Place) => void
  onBegin: () => void
  /** What was typed, or null where one gave up; and where to go, unless one is elsewhere already. */
  onLeave: (typed: string | null, to: Place | null) => void
}

/** One cell: looked at, or typed in. */
export function SheetCell(props: SheetCellProps) {
  const { place, column, row, label, state, isHere, begun, onGo, onBegin } = props
  const isRefused = state?.reason != null
  // The first touch chooses a cell, the second types in it.
  const touch = () => {
    if (begun !== null) return
    if (isHere && column.isEditable) onBegin()
    else onGo(place)
  }
  return (
    <TableCell
      role="gridcell"
      align={isNumber(column.kind) ? 'right' : 'left'}
      tabIndex={isHere && begun === null ? 0 : -1}
      data-cell={`${place.row} ${place.column}`}
      aria-readonly={!column.isEditable}
      aria-invalid={isRefused}
      title={state?.reason ?? undefined}
      onClick={touch}
      sx={{
        ...(column.isEditable ? { cursor: 'cell' } : { color: 'text.secondary' }),
        ...(isRefused && { bgcolor: 'rgb(163 36 27 / 0.1)', color: 'error.main' }),
        ...(begun !== null && { p: '0 !important' }),
        '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
      }}
    >
      {begun === null ? (
        <Shown column={column} row={row} state={state} />
      ) : (
        <Typing {...props} label={label} begun={begun} />
      )}
    </TableCell>
  )
}

function Shown({ column, row, state }: Pick<SheetCellProps, 'column' | 'row' | 'state'>): ReactNode {
  const locale = useSpokenLocale()
  const words = useWords()
  if (state)
    return (
      <Box component="span" sx={{ opacity: state.reason === null ? 0.7 : 1 }}>
        {state.typed || '–'}
      </Box>
    )
  if (column.render) return column.render(row)
  const value: unknown = row[column.field]
  if (value === null || value === undefined || value === '') return <span aria-hidden>–</span>
  if (column.kind === 'yes') return value ? words.yes : words.no
  if (column.kind === 'money') return formatPrice(Number(value), locale)
  return column.kind === 'number' ? numberFormat(locale, {}).format(Number(value)) : String(value)
}

function Typing({ place, label, begun, size, onLeave }: SheetCellProps & { begun: string }) {
  const input = useRef<HTMLInputElement>(null)
  const isLeft = useRef(false)
  const leave = (typed: string | null, to: Place | null) => {
    if (isLeft.current) return
    isLeft.current = true
    onLeave(typed, to)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const to = nextPlace(event, { from: place, size })
    if (!to) return event.stopPropagation()
    event.preventDefault()
    event.stopPropagation()
    leave(event.key === 'Escape' ? null : event.currentTarget.value, to)
  }
  return (
    <Box
      component="input"
      ref={input}
      // One has just asked to type here.
      autoFocus
      aria-label={label}
      defaultValue={begun}
      onKeyDown={onKeyDown}
      onBlur={({ target }: { target: HTMLInputElement }) => leave(target.value, null)}
      sx={{
        width: '100%',
        minWidth: 90,
        height: 36,
        px: 1,
        border: 0,
        outline: '2px solid',
        outlineColor: 'primary.main',
        outlineOffset: '-2px',
        font: 'inherit',
        textAlign: 'inherit',
      }}
    />
  )
}

/** Enter goes down, Tab on, Escape stays. */
function nextPlace(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { from, size }: { from: Place; size: { rows: number; columns: number } },
): Place | null {
  if (key === 'Escape') return from
  if (key === 'Enter') return { ...from, row: Math.min(from.row + 1, size.rows - 1) }
  if (key !== 'Tab') return null
  const column = from.column + (shiftKey ? -1 : 1)
  return { ...from, column: Math.max(0, Math.min(column, size.columns - 1)) }
}
