import { Box, Paper } from '@mui/material'
import type { ReactNode } from 'react'

/** One row of several that each need some room, under its number. */
export function RowCard({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Paper
      component="fieldset"
      variant="outlined"
      sx={{ m: 0, p: 1.5, display: 'flex', flexWrap: 'wrap', gap: 2, borderColor: 'divider', minWidth: 0 }}
    >
      <Box component="legend" sx={{ fontSize: '0.8125rem', color: 'text.secondary', px: 0.5 }}>
        {legend}
      </Box>
      {children}
    </Paper>
  )
}
