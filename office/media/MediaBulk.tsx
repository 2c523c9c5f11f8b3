import {
  Autocomplete,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Paper,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { useDeleteMany, useNotify } from 'react-admin'
import { tagMedia } from '#contract/media/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { fill } from '#words/basics/fill.ts'
import { useMediaWords } from './library.ts'

interface MediaBulkProps {
  selected: readonly number[]
  tags: readonly string[]
  onDone: () => Promise<void>
  onUnselect: () => void
}

/** What can be done with several files at once. */
export function MediaBulk({ selected, tags, onDone, onUnselect }: MediaBulkProps) {
  const words = useMediaWords().bulk
  const { list, form } = useWords()
  const { act, isBusy } = useAct()
  const [open, setOpen] = useState<'add' | 'remove' | 'delete' | null>(null)
  const removal = useRemoval({ selected, onDone, onUnselect })
  if (selected.length === 0) return null
  const told = selected.length === 1 ? list.selected.one : fill(list.selected.many, { n: selected.length })
  const change = async (tag: string) => {
    const way = open === 'remove' ? { remove: tag } : { add: tag }
    setOpen(null)
    if (await act(ask(tagMedia, { body: { ids: [...selected], ...way } }), words.tagged)) await onDone()
  }
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label={told}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1,
        borderColor: 'primary.main',
        position: 'sticky',
        top: 8,
        zIndex: 1,
      }}
    >
      <Box sx={{ fontWeight: 600, mr: 1 }}>{told}</Box>
      <Button size="small" variant="outlined" color="secondary" disabled={isBusy} onClick={() => setOpen('add')}>
        {words.tag}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        disabled={isBusy || tags.length === 0}
        onClick={() => setOpen('remove')}
      >
        {words.untag}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        disabled={removal.isPending}
        onClick={() => setOpen('delete')}
      >
        {words.remove}
      </Button>
      <Button size="small" color="secondary" onClick={onUnselect} sx={{ ml: 'auto' }}>
        {list.unselect}
      </Button>
      {(open === 'add' || open === 'remove') && (
        <TagDialog
          title={open === 'add' ? words.tag : words.untag}
          tags={tags}
          isFree={open === 'add'}
          onTag={change}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={selected.length === 1 ? words.removeOne : fill(words.removeMany, { n: selected.length })}
        text={words.removeHint}
        confirm={form.remove}
        onClose={() => setOpen(null)}
        onConfirm={removal.remove}
      />
    </Paper>
  )
}

function useRemoval({ selected, onDone, onUnselect }: Pick<MediaBulkProps, 'selected' | 'onDone' | 'onUnselect'>) {
  const words = useWords().form
  const notify = useNotify()
  const [deleteMany, { isPending }] = useDeleteMany()
  const over = () => {
    // Some may be gone: what is left is chosen anew.
    onUnselect()
    void onDone()
  }
  const remove = () =>
    deleteMany(
      'media',
      { ids: [...selected] },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(words.removed, { type: 'success' })
          over()
        },
        onError: (error) => {
          notify((error as Error).message, { type: 'error' })
          over()
        },
      },
    )
  return { remove, isPending }
}

interface TagDialogProps {
  title: string
  tags: readonly string[]
  /** One that there is not yet may be typed. */
  isFree: boolean
  onTag: (tag: string) => void
  onClose: () => void
}

function TagDialog({ title, tags, isFree, onTag, onClose }: TagDialogProps) {
  const words = useMediaWords()
  const { cancel } = useWords().form
  const [typed, setTyped] = useState('')
  const tag = typed.trim()
  const isKnown = isFree ? tag !== '' : tags.includes(tag)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Autocomplete
          freeSolo={isFree}
          options={tags}
          inputValue={typed}
          onInputChange={(_, text) => setTyped(text)}
          sx={{ pt: 1 }}
          renderInput={(props) => <TextField {...props} autoFocus label={words.panel.tags} />}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button variant="contained" disabled={!isKnown} onClick={() => onTag(tag)}>
          {words.bulk.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
