import CheckIcon from '@mui/icons-material/CheckCircle'
import { Box } from '@mui/material'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type MediaRow, useMediaWords } from './library.ts'
import { MediaTile } from './MediaTile.tsx'
import { placeAfterKey } from './place-after-key.ts'

interface MediaOptionsProps {
  rows: readonly MediaRow[]
  chosen: readonly MediaRow[]
  isMany: boolean
  onToggle: (row: MediaRow) => void
  /** Enter, or a second click: this one, and done. */
  onTake: (row: MediaRow) => void
}

/** Tiles to choose from: arrows lead from one to the next, Space marks, Enter takes. */
export function MediaOptions({ rows, chosen, isMany, onToggle, onTake }: MediaOptionsProps) {
  const words = useMediaWords()
  const grid = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const current = Math.min(at, rows.length - 1)
  const press = (event: KeyboardEvent, row: MediaRow) => {
    if (event.key === 'Enter') onTake(row)
    else if (event.key === ' ') onToggle(row)
    else {
      const options = [...(grid.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
      const next = placeAfterKey(event.key, { at: current, count: options.length, columns: columnsOf(options) })
      if (next === null) return
      setAt(next)
      options[next]?.focus()
    }
    event.preventDefault()
  }
  return (
    <Box
      ref={grid}
      role="listbox"
      aria-label={words.options}
      aria-multiselectable={isMany}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 44%), 1fr))' }}
    >
      {rows.map((row, place) => {
        const isChosen = chosen.some(({ mediaId }) => mediaId === row.mediaId)
        return (
          <Box
            key={row.id}
            role="option"
            aria-selected={isChosen}
            aria-label={row.name}
            tabIndex={place === current ? 0 : -1}
            onFocus={() => setAt(place)}
            onClick={() => onToggle(row)}
            onDoubleClick={() => onTake(row)}
            onKeyDown={(event) => press(event, row)}
            sx={{
              position: 'relative',
              p: 0.75,
              borderRadius: 1,
              cursor: 'pointer',
              outline: isChosen ? '2px solid' : 'none',
              outlineColor: 'primary.main',
              '&:hover': { bgcolor: 'action.hover' },
              '&:focus-visible': { outline: '3px solid', outlineColor: 'info.main' },
            }}
          >
            <MediaTile row={row} />
            {isChosen && (
              <CheckIcon
                color="primary"
                sx={{ position: 'absolute', top: 12, right: 12, bgcolor: 'background.paper', borderRadius: '50%' }}
              />
            )}
          </Box>
        )
      })}
    </Box>
  )
}

/** As many as stand in the first row. */
function columnsOf(options: readonly HTMLElement[]): number {
  const top = options[0]?.offsetTop
  const next = options.findIndex(({ offsetTop }) => offsetTop !== top)
  return next === -1 ? options.length : next
}
