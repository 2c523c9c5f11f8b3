import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useWords } from '#office/shell/locale.ts'

interface ActDialogProps {
  title: string
  maxWidth: 'xs' | 'sm' | 'md'
  /** The button that does it. */
  act: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The frame around what is chosen before something is done. */
export function ActDialog({ title, maxWidth, act, onClose, children }: ActDialogProps) {
  const { cancel } = useWords().form
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>{children}</DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {cancel}
        </Button>
        {act}
      </DialogActions>
    </Dialog>
  )
}
