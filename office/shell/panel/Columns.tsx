import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface ColumnsProps {
  /** What one reads first. */
  main: ReactNode
  /** Beside it, what one looks up. */
  side: ReactNode
  /** What is read last: below the first, and below the side where there is one column only. */
  rest?: ReactNode
}

/** What one reads first, and beside it what one looks up; one below the other where there is no room. */
export function Columns({ main, side, rest }: ColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
        // The side takes the height that it needs: what comes last stands right below the first.
        gridTemplateRows: { lg: rest ? 'auto 1fr' : 'auto' },
        '& > div': { display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <div>{main}</div>
      <Box sx={{ gridColumn: { lg: 2 }, gridRow: { lg: rest ? '1 / span 2' : 1 } }}>{side}</Box>
      {rest && <Box sx={{ gridColumn: { lg: 1 } }}>{rest}</Box>}
    </Box>
  )
}
