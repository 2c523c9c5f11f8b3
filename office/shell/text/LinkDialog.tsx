import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useWords } from '#office/shell/locale.ts'
import { linkAddress } from './link-address.ts'
import { TargetSearch } from './TargetSearch.tsx'
import { useTextWords } from './use-text-words.ts'

interface LinkDialogProps {
  /** Where it leads now; empty for a new one. */
  address: string
  locale: string
  /** Nothing is selected: the words of the link are typed too. */
  needsText: boolean
  onSet: (link: { address: string; text: string }) => void
  onRemove: () => void
  onClose: () => void
}

/** Where a link leads: something of the site, found by its name, or an address that is typed. */
export function LinkDialog({ address, locale, needsText, onSet, onRemove, onClose }: LinkDialogProps) {
  const words = useTextWords().linkDialog
  const { cancel } = useWords().form
  const titleId = useId()
  const [typed, setTyped] = useState(address)
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const set = (event: FormEvent) => {
    event.preventDefault()
    // Forms around it have nothing to do with what is typed here.
    event.stopPropagation()
    const kept = linkAddress(typed)
    if (kept === null) return setWrong(true)
    onSet({ address: kept, text: text.trim() || typed.trim() })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Box component="form" onSubmit={set} noValidate>
        <DialogTitle id={titleId}>{words.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ pt: 1 }}>
            <TargetSearch
              locale={locale}
              isFirst
              onChoose={({ path, title }) => {
                setTyped(path)
                setText((now) => now || title)
                setWrong(false)
              }}
            />
          </Box>
          <TextField
            label={words.address}
            value={typed}
            error={isWrong}
            helperText={isWrong ? words.wrong : words.addressHint}
            onChange={({ target }) => {
              setTyped(target.value)
              setWrong(false)
            }}
          />
          {needsText && <TextField label={words.text} value={text} onChange={({ target }) => setText(target.value)} />}
        </DialogContent>
        <DialogActions>
          {address !== '' && (
            <Button color="error" onClick={onRemove} sx={{ mr: 'auto' }}>
              {words.remove}
            </Button>
          )}
          <Button color="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant="contained">
            {words.set}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
