import { Alert, Box, MenuItem, TextField } from '@mui/material'
import type { AgendaSlot } from '#contract/visits/bookings.ts'
import { DayField } from '#office/shell/dates/DayField.tsx'
import { Quiet } from '#office/shell/panel/Block.tsx'
import { useGuestWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { useAgenda } from './use-agenda.ts'

export interface ChosenSlot {
  date: string
  idSchedule: number | null
}

interface SlotFieldsProps {
  idService: number
  chosen: ChosenSlot
  onChoose: (chosen: ChosenSlot) => void
}

/** A day and one of its starts, with the places that are left in each. */
export function SlotFields({ idService, chosen: { date, idSchedule }, onChoose }: SlotFieldsProps) {
  const words = useGuestWords().visits
  const { data, refusal } = useAgenda({ date, days: 1 })
  const slots = (data?.days[0]?.slots ?? []).filter((slot) => slot.idService === idService && slot.capacity !== null)
  const isKnown = slots.some((slot) => slot.idSchedule === idSchedule)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <DayField label={words.day} value={date} onDay={(day) => onChoose({ date: day, idSchedule: null })} />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {data && slots.length === 0 && <Quiet>{words.noSlots}</Quiet>}
      {slots.length > 0 && (
        <TextField
          select
          id="visit-slot"
          label={words.slot}
          value={isKnown ? String(idSchedule) : ''}
          onChange={({ target }) => onChoose({ date, idSchedule: Number(target.value) })}
        >
          {slots.map((slot) => (
            <MenuItem key={slot.idSchedule} value={String(slot.idSchedule)}>
              {fill(words.slotOf, { from: slot.from, until: slot.until, left: placesIn(slot) })}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  )
}

function placesIn({ capacity, taken }: AgendaSlot): number {
  return Math.max(0, (capacity ?? 0) - taken)
}
