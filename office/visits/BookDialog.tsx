import { Box, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import type { OutputOf } from '#contract/basics/define-call.ts'
import type { getAgenda } from '#contract/visits/bookings.ts'
import { enterBooking } from '#contract/visits/routes.ts'
import { EditDialog } from '#office/orders/edits/EditDialog.tsx'
import { useEdit } from '#office/orders/edits/use-edit.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { useGuestWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { type ChosenSlot, SlotFields } from './SlotFields.tsx'

type Service = OutputOf<typeof getAgenda>['services'][number]

export interface WantedSlot extends ChosenSlot {
  idService: number
}

interface BookDialogProps {
  services: readonly Service[]
  wanted: WantedSlot
  onClose: () => void
  onDone: () => void
}

interface Offered {
  label: string
  choices: readonly (readonly [value: string, told: string])[]
}

const EMPTY = { firstname: '', lastname: '', phone: '', email: '', message: '' }

/** For somebody on the telephone: who they are, when they come and with how many. */
export function BookDialog({ services, wanted, onClose, onDone }: BookDialogProps) {
  const words = useGuestWords().visits
  const { languages: names } = useThingWords('services').choices
  const { languages: locales } = useWords().form
  const { service: serviceLabel = '' } = useThingWords('bookings').fields
  const { send, isBusy, wrong } = useEdit(onDone)
  const [slot, setSlot] = useState(wanted)
  const [typed, setTyped] = useState(EMPTY)
  const [party, setParty] = useState({ people: '2', language: 'fr', locale: 'fr' })
  const service = services.find(({ id }) => id === slot.idService)
  const save = () => {
    const { date, idSchedule, idService } = slot
    if (idSchedule === null) return
    const body = { ...typed, ...party, date, idSchedule, people: Number(party.people), email: typed.email || null }
    void send(ask(enterBooking, { params: { id: String(idService) }, body: body as never }), words.booked)
  }
  const text = (name: keyof typeof EMPTY, more: object = {}) => (
    <TextField
      label={words[name]}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      error={wrong.fields[name] !== undefined}
      helperText={wrong.fields[name] ?? (name === 'email' ? words.noEmail : undefined)}
      {...more}
    />
  )
  const choice = (name: 'language' | 'locale', { label, choices }: Offered) => (
    <TextField
      select
      label={label}
      value={party[name]}
      onChange={({ target }) => setParty({ ...party, [name]: target.value })}
    >
      {choices.map(([value, told]) => (
        <MenuItem key={value} value={value}>
          {told}
        </MenuItem>
      ))}
    </TextField>
  )
  return (
    <EditDialog
      title={words.bookTitle}
      save={words.book}
      wrong={wrong.message}
      isReady={!isBusy && slot.idSchedule !== null && typed.firstname.trim() !== '' && typed.lastname.trim() !== ''}
      onSave={save}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary' }}>{words.bookHint}</Box>
      {services.length > 1 && (
        <TextField
          select
          label={serviceLabel}
          value={String(slot.idService)}
          onChange={({ target }) => setSlot({ ...slot, idService: Number(target.value), idSchedule: null })}
        >
          {services.map(({ id, title }) => (
            <MenuItem key={id} value={String(id)}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      )}
      <SlotFields idService={slot.idService} chosen={slot} onChoose={(chosen) => setSlot({ ...slot, ...chosen })} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        {text('firstname', { required: true, autoFocus: true })}
        {text('lastname', { required: true })}
        {text('phone', { type: 'tel' })}
        {text('email', { type: 'email' })}
        <TextField
          type="number"
          label={words.peopleField}
          value={party.people}
          onChange={({ target }) => setParty({ ...party, people: target.value })}
          error={wrong.fields.people !== undefined}
          helperText={wrong.fields.people}
          slotProps={{ htmlInput: { min: 1, max: 1_000 } }}
        />
        {choice('language', {
          label: words.language,
          choices: (service?.languages ?? ['fr']).map((one) => [one, names?.[one] ?? one]),
        })}
        {choice('locale', { label: words.writtenIn, choices: LOCALE_CODES.map((one) => [one, locales[one]]) })}
      </Box>
      {text('message', { multiline: true, minRows: 2 })}
    </EditDialog>
  )
}
