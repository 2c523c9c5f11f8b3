import { Autocomplete, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useDeleteMany, useNotify } from 'react-admin'
import { tagMedia } from '#contract/media/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { ActDialog } from '#office/shell/frame/ActDialog.tsx'
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { SelectionBar } from '#office/shell/list/SelectionBar.tsx'
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
  const { form } = useWords()
  const { act, isBusy } = useAct()
  const [open, setOpen] = useState<'add' | 'remove' | 'delete' | null>(null)
  const removal = useRemoval({ selected, onDone, onUnselect })
  if (selected.length === 0) return null
  const change = async (tag: string) => {
    const way = open === 'remove' ? { remove: tag } : { add: tag }
    setOpen(null)
    if (await act(ask(tagMedia, { body: { ids: [...selected], ...way } }), words.tagged)) await onDone()
  }
  return (
    <SelectionBar count={selected.length} onUnselect={onUnselect} sx={{ position: 'sticky', top: 8, zIndex: 1 }}>
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
    </SelectionBar>
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
  const [typed, setTyped] = useState('')
  const tag = typed.trim()
  const isKnown = isFree ? tag !== '' : tags.includes(tag)
  return (
    <ActDialog
      title={title}
      maxWidth="xs"
      onClose={onClose}
      act={
        <Button variant="contained" disabled={!isKnown} onClick={() => onTag(tag)}>
          {words.bulk.confirm}
        </Button>
      }
    >
      <Autocomplete
        freeSolo={isFree}
        options={tags}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text)}
        renderInput={(props) => <TextField {...props} autoFocus label={words.panel.tags} />}
      />
    </ActDialog>
  )
}
