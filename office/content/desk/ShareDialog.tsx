import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify } from 'react-admin'
import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'
import { shareSection } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { findSection } from '#rules/content/drafts/section-tree.ts'
import { useDeskWords } from './use-desk-words.ts'

interface ShareDialogProps {
  page: DeskPage
  id: string
  onShared: (shared: number) => void
  onClose: () => void
}

/** Keeps a section once for all pages: it gets a name, and stands here as one of those that show it. */
export function ShareDialog({ page, id, onShared, onClose }: ShareDialogProps) {
  const words = useDeskWords().shared
  const { faults, form } = useWords()
  const notify = useNotify()
  const titleId = useId()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const share = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await ask(shareSection, { body: { name: name.trim(), section: inLanguages(page, id) } }).catch(
      () => null,
    )
    setBusy(false)
    notify(answer?.success ? words.done : (answer?.message ?? faults.offline), {
      type: answer?.success ? 'success' : 'error',
    })
    if (answer?.success) onShared(answer.data.id)
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <Box component="form" onSubmit={share}>
        <DialogTitle id={titleId}>{words.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ color: 'text.secondary' }}>{words.hint}</Box>
          <TextField
            autoFocus
            required
            label={words.name}
            value={name}
            slotProps={{ htmlInput: { maxLength: 80 } }}
            onChange={({ target }) => setName(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {form.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || name.trim() === ''}>
            {words.share}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

/** As it is in each language that has it. */
function inLanguages(page: DeskPage, id: string): Partial<Record<keyof DeskPage, DeskSection>> {
  const entries = Object.entries(page).flatMap(([language, words]) => {
    const section = findSection(words?.sections ?? [], id)
    return section ? [[language, section]] : []
  })
  return Object.fromEntries(entries)
}
