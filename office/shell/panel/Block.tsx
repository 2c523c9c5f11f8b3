import { Box, Paper, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface BlockProps {
  title: string
  /** Beside the title: what can be done here. */
  acts?: ReactNode
  hint?: string
  children: ReactNode
}

/** A part of a page, under its own heading. */
export function Block({ title, acts, hint, children }: BlockProps) {
  const id = useId()
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ p: 2, borderColor: 'divider', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.25 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {acts}
      </Box>
      {hint && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: -1, mb: 1.25 }}>{hint}</Box>}
      {children}
    </Paper>
  )
}

/** Where there is nothing to show, said quietly. */
export function Quiet({ children }: { children: ReactNode }) {
  return <Box sx={{ color: 'text.secondary' }}>{children}</Box>
}
