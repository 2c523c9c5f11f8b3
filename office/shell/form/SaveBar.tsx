import SaveIcon from '@mui/icons-material/Check'
import { Box, Button, CircularProgress } from '@mui/material'
import { type ReactNode, useRef } from 'react'
import { useSaveContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useKey } from '#office/shell/frame/use-key.ts'
import { useWords } from '#office/shell/locale.ts'
import { FOOT_BAR } from './foot-bar.ts'

/** Saves by button or Ctrl+S; stays in sight however long the form is. */
export function SaveBar({ children }: { children?: ReactNode }) {
  const words = useWords().form
  const { isSubmitting, isDirty } = useFormState()
  const { saving = false } = useSaveContext()
  const button = useRef<HTMLButtonElement>(null)
  const isBusy = isSubmitting || saving
  useKey('s', () => {
    // What has the focus may hold a value that it gives only when it is left.
    if (!isBusy) button.current?.form?.requestSubmit()
  })
  return (
    <Box sx={{ ...FOOT_BAR, mt: 2, maxWidth: 1100 }}>
      <Button
        ref={button}
        type="submit"
        variant="contained"
        disabled={isBusy}
        title={words.saveKey}
        startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : <SaveIcon />}
      >
        {words.save}
      </Button>
      {isDirty && <Box sx={{ color: 'text.secondary' }}>{words.unsaved}</Box>}
      <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>{children}</Box>
    </Box>
  )
}
