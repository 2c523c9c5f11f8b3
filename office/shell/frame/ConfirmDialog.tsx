import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useWords } from '#office/shell/locale.ts'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  text?: ReactNode
  /** What the button says that does it. */
  confirm: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog({ isOpen, title, text, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const words = useWords().form
  const id = useId()
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {text && <DialogContent>{text}</DialogContent>}
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
