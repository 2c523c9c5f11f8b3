import { Box, TextField } from '@mui/material'
import { useState } from 'react'
import { relocateBooking } from '#contract/visits/routes.ts'
import { EditDialog } from '#office/orders/edits/EditDialog.tsx'
import { useEdit } from '#office/orders/edits/use-edit.ts'
import { ask } from '#office/shell/ask.ts'
import { useGuestWords } from '#office/shell/use-screen-words.ts'
import { parisDay, parisMinutes } from '#rules/basics/paris-time.ts'
import { fill } from '#words/basics/fill.ts'
import { type ChosenSlot, SlotFields } from './SlotFields.tsx'

export interface ActedBooking {
  id: number
  name: string
  people: number
  idService: number
}

interface MoveDialogProps {
  booking: ActedBooking
  startsAt: string
  onClose: () => void
  onDone: () => void
}

/** Another day, hour or number of people; what has no room is refused, and the old place stays. */
export function MoveDialog({ booking, startsAt, onClose, onDone }: MoveDialogProps) {
  const words = useGuestWords().visits
  const { send, isBusy, wrong } = useEdit(onDone)
  const at = new Date(startsAt)
  const [chosen, setChosen] = useState<ChosenSlot>({ date: parisDay(at), idSchedule: parisMinutes(at) })
  const [people, setPeople] = useState(String(booking.people))
  const { date, idSchedule } = chosen
  const save = () => {
    if (idSchedule === null) return
    const body = { date, idSchedule, people: Number(people) }
    void send(ask(relocateBooking, { params: { id: String(booking.id) }, body }), words.moved)
  }
  return (
    <EditDialog
      title={fill(words.moveTitle, { name: booking.name })}
      save={words.move}
      wrong={wrong.message}
      isReady={!isBusy && idSchedule !== null && Number(people) > 0}
      onSave={save}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary' }}>{words.moveHint}</Box>
      <SlotFields idService={booking.idService} chosen={chosen} onChoose={setChosen} />
      <TextField
        type="number"
        label={words.peopleField}
        value={people}
        onChange={({ target }) => setPeople(target.value)}
        error={wrong.fields.people !== undefined}
        helperText={wrong.fields.people}
        slotProps={{ htmlInput: { min: 1, max: 1_000 } }}
        sx={{ maxWidth: 160 }}
      />
    </EditDialog>
  )
}
