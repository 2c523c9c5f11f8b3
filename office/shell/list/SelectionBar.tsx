import { Box, Button, Paper } from '@mui/material'
import type { SxProps } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useWords } from '#office/shell/locale.ts'
import { fill } from '#words/basics/fill.ts'

interface SelectionBarProps {
  count: number
  onUnselect: () => void
  sx?: SxProps
  children: ReactNode
}

/** How many are chosen, and around it what can be done with them. */
export function SelectionBar({ count, onUnselect, sx, children }: SelectionBarProps) {
  const words = useWords().list
  const told = count === 1 ? words.selected.one : fill(words.selected.many, { n: count })
  const frame = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1, borderColor: 'primary.main' }
  return (
    <Paper variant="outlined" role="region" aria-label={told} sx={[frame, ...(Array.isArray(sx) ? sx : [sx ?? {}])]}>
      <Box sx={{ fontWeight: 600, mr: 1 }}>{told}</Box>
      {children}
      <Button size="small" color="secondary" onClick={onUnselect} sx={{ ml: 'auto' }}>
        {words.unselect}
      </Button>
    </Paper>
  )
}
