import { Box, Button, Link as MuiLink, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router'
import { noteRegistration, withdrawRegistration } from '#contract/events/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { maySee } from '#office/shell/frame/menu.ts'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange, useMe } from '#office/shell/me.ts'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useGuestWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

interface RegistrationPanelProps {
  row: RaRecord
  onClose: () => void
}

/** Somebody who comes, and what can be done about it. */
export function RegistrationPanel({ row, onClose }: RegistrationPanelProps) {
  const words = useGuestWords().events
  const { fields, choices } = useThingWords('registrations')
  const { moment } = useMoment()
  const { rights } = useMe()
  const mayChange = useMayChange('guests')
  const people = row.people === 1 ? words.people.one : fill(words.people.many, { n: row.people })
  return (
    <Panel
      title={row.name}
      note={`${people} · ${choices.state?.[row.state] ?? row.state}`}
      onClose={onClose}
      acts={mayChange && row.state !== 'CANCELLED' && new Date(row.startsAt) > new Date() && <CancelButton row={row} />}
    >
      <Facts
        facts={[
          [
            fields.event ?? '',
            maySee(rights, 'content') ? (
              <MuiLink key="event" component={Link} to={`/events/${row.idEvent}`}>
                {row.event}
              </MuiLink>
            ) : (
              row.event
            ),
          ],
          [fields.startsAt ?? '', moment(row.startsAt)],
          [
            fields.email ?? '',
            <MuiLink key="email" href={`mailto:${row.email}`}>
              {row.email}
            </MuiLink>,
          ],
          [fields.phone ?? '', row.phone && <MuiLink href={`tel:${row.phone}`}>{row.phone}</MuiLink>],
          [fields.message ?? '', row.message],
          [fields.createdAt ?? '', moment(row.createdAt)],
        ]}
      />
      {mayChange ? <NoteForm key={row.note} row={row} /> : <Box>{row.note}</Box>}
    </Panel>
  )
}

function CancelButton({ row }: { row: RaRecord }) {
  const words = useGuestWords().events
  const { act, isBusy } = useAct()
  const [isAsking, setAsking] = useState(false)
  const cancel = () => act(ask(withdrawRegistration, { params: { id: String(row.id) } }), words.cancelled)
  return (
    <>
      <Button color="error" disabled={isBusy} onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={fill(words.cancelTitle, { name: row.name })}
        text={words.cancelText}
        confirm={words.cancel}
        onClose={() => setAsking(false)}
        onConfirm={() => void cancel()}
      />
    </>
  )
}

function NoteForm({ row }: { row: RaRecord }) {
  const words = useGuestWords().events
  const { save } = useWords().form
  const { act, isBusy } = useAct()
  const [note, setNote] = useState<string>(row.note ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void act(ask(noteRegistration, { params: { id: String(row.id) }, body: { note } }), words.noted)
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        label={words.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        helperText={words.noteHint}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
      <Button type="submit" variant="outlined" disabled={isBusy || note === row.note}>
        {save}
      </Button>
    </Box>
  )
}
