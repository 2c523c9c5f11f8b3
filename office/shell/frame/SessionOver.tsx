import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { forgetSessionOver, sessionStore } from '#office/shell/session-over.ts'
import { pathInLocale } from '#words/basics/locales.ts'

/** Told over the page, which stays: one signs in elsewhere and goes on. */
export function SessionOver() {
  const words = useWords().session
  const locale = useSpokenLocale()
  const isOver = useSyncExternalStore(sessionStore.subscribe, sessionStore.isOver)
  return (
    <Dialog open={isOver} aria-labelledby="session-over">
      <DialogTitle id="session-over">{words.title}</DialogTitle>
      <DialogContent>{words.text}</DialogContent>
      <DialogActions>
        <Button onClick={forgetSessionOver}>{words.done}</Button>
        <Button
          variant="contained"
          href={`${pathInLocale('/auth', locale)}?next=/admin`}
          target="_blank"
          rel="noopener"
        >
          {words.signIn}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
