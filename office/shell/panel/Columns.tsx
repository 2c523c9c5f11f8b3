import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** What one reads first, and beside it what one looks up; one below the other on phones. */
export function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
        '& > div': { display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <div>{main}</div>
      <div>{side}</div>
    </Box>
  )
}
