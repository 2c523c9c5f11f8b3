import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { Envelope } from '#contract/basics/envelope.ts'
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { Block, Quiet } from './Block.tsx'
import { useAct } from './use-act.ts'

interface Note {
  id: number
  text: string
  who: string | null
  createdAt: string
}

interface NotesProps {
  notes: readonly Note[]
  mayChange: boolean
  onAdd: (text: string) => Promise<Envelope<unknown>>
  onRemove: (id: number) => Promise<Envelope<unknown>>
  hint?: string
}

/** What the estate writes for itself about somebody or something. */
export function Notes({ notes, mayChange, onAdd, onRemove, hint }: NotesProps) {
  const words = useBusinessWords().notes
  const { remove } = useWords().form
  const { moment } = useMoment()
  const { act, isBusy } = useAct()
  const [typed, setTyped] = useState('')
  const [removing, setRemoving] = useState<Note | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await act(onAdd(typed.trim()), words.added)) setTyped('')
  }
  return (
    <Block title={words.title} {...(hint && { hint })}>
      {notes.length === 0 && <Quiet>{words.none}</Quiet>}
      {notes.map((note) => (
        <Box key={note.id} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {fill(words.by, { who: note.who ?? words.somebody, moment: moment(note.createdAt) })}
            </Box>
          </Box>
          {mayChange && (
            <IconButton size="small" aria-label={words.remove} onClick={() => setRemoving(note)}>
              <DeleteOutline fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {mayChange && (
        <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
          <TextField
            label={words.text}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 2_000 } }}
          />
          <Button
            type="submit"
            variant="outlined"
            disabled={isBusy || typed.trim() === ''}
            sx={{ justifySelf: 'start' }}
          >
            {words.add}
          </Button>
        </Box>
      )}
      <ConfirmDialog
        isOpen={removing !== null}
        title={words.removeTitle}
        text={removing?.text}
        confirm={remove}
        onClose={() => setRemoving(null)}
        onConfirm={() => removing && void act(onRemove(removing.id), words.removed)}
      />
    </Block>
  )
}
