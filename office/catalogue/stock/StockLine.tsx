import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton, Paper, TextField } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import { declinationName } from '#office/catalogue/names.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { FINDER_ID } from './Finder.tsx'

interface StockLineProps {
  row: RaRecord
  /** Counts up each time it is chosen: its number is then typed at once. */
  turn: number
  label: string
  value: string
  onChange: (typed: string) => void
  onTake: () => void
  /** What is said under its name. */
  note: ReactNode
  problem?: string | undefined
}

/** One declination with a number to type, large enough for a thumb in the cellar. */
export function StockLine({ row, turn, label, value, onChange, onTake, note, problem }: StockLineProps) {
  const words = useScreenWords().catalogue.stock
  const name = declinationName(row)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (turn > 0) input.current?.select()
  }, [turn])
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.25, borderColor: problem ? 'error.main' : 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{note}</Box>
        {problem && <Box sx={{ color: 'error.main', fontSize: '0.8125rem' }}>{problem}</Box>}
      </Box>
      <TextField
        type="number"
        inputRef={input}
        onKeyDown={toFinder}
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={problem !== undefined}
        slotProps={{ htmlInput: { step: 1, inputMode: 'numeric', 'aria-label': `${name}, ${label}` } }}
        sx={{ width: 104 }}
      />
      <IconButton aria-label={fill(words.takeLine, { name })} onClick={onTake}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Paper>
  )
}

/** Enter leads to the next wine; it books nothing that is only half counted. */
function toFinder(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  document.getElementById(FINDER_ID)?.focus()
}
