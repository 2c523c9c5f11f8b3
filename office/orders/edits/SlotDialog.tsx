import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { Loading } from 'react-admin'
import { changeOrderSlot, getOrderSlots } from '#contract/edits/routes.ts'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Quiet } from '#office/shell/panel/Block.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { formatLongDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { EditDialog } from './EditDialog.tsx'
import { useEdit } from './use-edit.ts'

/** When and where an order is fetched instead: only what has room can be chosen. */
export function SlotDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const words = useBusinessWords().orders.edit
  const locale = useSpokenLocale()
  const { send, isBusy, wrong } = useEdit(onClose)
  const params = { id: String(order.id) }
  const { data, refusal } = useAnswer(`${order.id} ${order.version}`, () => ask(getOrderSlots, { params }))
  const [chosen, setChosen] = useState({ place: '', day: '', slot: '' })
  const places = (data?.places ?? []).filter(({ days }) => days.length > 0)
  const place = places.find(({ idAddress }) => String(idAddress) === chosen.place) ?? places[0]
  const day = place?.days.find(({ date }) => date === chosen.day) ?? place?.days[0]
  const slot = day?.slots.find(({ idSchedule }) => String(idSchedule) === chosen.slot)
  const save = () => {
    if (!place || !day || !slot) return
    const body = {
      version: order.version,
      idAddress: place.idAddress,
      dateSchedule: day.date,
      idSchedule: slot.idSchedule,
    }
    void send(ask(changeOrderSlot, { params, body }), words.done)
  }
  return (
    <EditDialog
      title={words.slot}
      save={words.save}
      wrong={wrong.message ?? refusal}
      isReady={!isBusy && slot !== undefined}
      onSave={save}
      onClose={onClose}
    >
      {!data && !refusal && <Loading />}
      {data && !place && <Quiet>{words.noSlot}</Quiet>}
      {place && day && (
        <>
          {places.length > 1 && (
            <Choice
              label={words.place}
              value={String(place.idAddress)}
              choices={places.map(({ idAddress, name, city }) => [String(idAddress), `${name}, ${city}`])}
              onChange={(value) => setChosen({ place: value, day: '', slot: '' })}
            />
          )}
          <Choice
            label={words.day}
            value={day.date}
            choices={place.days.map(({ date }) => [date, formatLongDay(date, locale)])}
            onChange={(value) => setChosen({ ...chosen, day: value, slot: '' })}
          />
          <Choice
            label={words.hour}
            value={slot ? String(slot.idSchedule) : ''}
            choices={day.slots.map(({ idSchedule, from, until, left }) => [
              String(idSchedule),
              fill(words.room, { from, until, left }),
            ])}
            onChange={(value) => setChosen({ ...chosen, day: day.date, slot: value })}
          />
        </>
      )}
    </EditDialog>
  )
}

interface ChoiceProps {
  label: string
  value: string
  choices: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <TextField select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {choices.map(([one, told]) => (
        <MenuItem key={one} value={one}>
          {told}
        </MenuItem>
      ))}
    </TextField>
  )
}
