import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { StockLine } from './StockLine.tsx'
import type { Line, useLines } from './use-lines.ts'

interface StockLinesProps {
  lines: ReturnType<typeof useLines>
  label: string
  note: (line: Line) => ReactNode
}

/** The lines that were gathered so far. */
export function StockLines({ lines, label, note }: StockLinesProps) {
  const words = useScreenWords().catalogue.stock
  if (lines.lines.length === 0) return <Box sx={{ my: 3, color: 'text.secondary' }}>{words.noLines}</Box>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 2, display: 'grid', gap: 1, maxWidth: 640 }}>
      {lines.lines.map((line) => (
        <StockLine
          key={line.row.id}
          row={line.row}
          turn={lines.latest.id === line.row.id ? lines.latest.turn : 0}
          label={label}
          value={line.typed}
          onChange={(typed) => lines.type(line.row.id, typed)}
          onTake={() => lines.take(line.row.id)}
          note={note(line)}
          problem={line.problem}
        />
      ))}
    </Box>
  )
}
