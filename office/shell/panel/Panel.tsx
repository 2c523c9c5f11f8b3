import CloseIcon from '@mui/icons-material/Close'
import { Box, Drawer, IconButton, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useWords } from '#office/shell/locale.ts'

interface PanelProps {
  title: ReactNode
  note?: ReactNode
  onClose: () => void
  /** What can be done, at the foot. */
  acts?: ReactNode
  isWide?: boolean
  children: ReactNode
}

/** One thing of a list, beside it; the whole screen on phones. */
export function Panel({ title, note, onClose, acts, isWide = false, children }: PanelProps) {
  const words = useWords().form
  const id = useId()
  const width = { xs: '100%', sm: isWide ? 760 : 520 }
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width, maxWidth: '100%' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 2, pb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} variant="h2" sx={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {note && <Box sx={{ color: 'text.secondary', mt: 0.5 }}>{note}</Box>}
        </Box>
        <IconButton edge="end" aria-label={words.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        sx={{
          flex: 1,
          overflowY: 'auto',
          p: 2,
          pt: 1,
          display: 'flex',
          flexDirection: 'column',
          gap: 2.5,
          '& h3': { m: 0, mb: 0.75 },
        }}
      >
        {children}
      </Box>
      {acts && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>{acts}</Box>
      )}
    </Drawer>
  )
}
