import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useWords } from '#office/shell/locale.ts'

interface EditDialogProps {
  title: string
  /** What the button says that does it. */
  save: string
  /** Why it was not done, where no field is at fault. */
  wrong: string | null
  isReady: boolean
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** The frame around a change of an order. */
export function EditDialog({ title, save, wrong, isReady, onSave, onClose, children }: EditDialogProps) {
  const { cancel } = useWords().form
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onSave()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {wrong && <Alert severity="error">{wrong}</Alert>}
          {children}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={!isReady}>
            {save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
