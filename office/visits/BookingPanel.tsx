import { Link as MuiLink } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { useMayChange } from '#office/shell/me.ts'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useGuestWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { BookingActs } from './BookingActs.tsx'

interface BookingPanelProps {
  row: RaRecord
  onClose: () => void
}

/** A booking as it stands, moved or cancelled from here. */
export function BookingPanel({ row, onClose }: BookingPanelProps) {
  const words = useGuestWords().visits
  const { fields, choices } = useThingWords('bookings')
  const { choices: ofServices } = useThingWords('services')
  const { moment } = useMoment()
  const mayChange = useMayChange('guests')
  const isOpen = row.state !== 'CANCELLED' && new Date(row.startsAt) > new Date()
  const people = row.people === 1 ? words.people.one : fill(words.people.many, { n: row.people })
  const booking = { id: Number(row.id), name: row.name, people: row.people, idService: row.idService }
  return (
    <Panel
      title={row.name}
      note={`${people} · ${choices.state?.[row.state] ?? row.state}`}
      onClose={onClose}
      acts={mayChange && isOpen && <BookingActs booking={booking} startsAt={row.startsAt} onDone={onClose} />}
    >
      <Facts
        facts={[
          [fields.service ?? '', row.service],
          [fields.startsAt ?? '', moment(row.startsAt)],
          [fields.phone ?? '', row.phone && <MuiLink href={`tel:${row.phone}`}>{row.phone}</MuiLink>],
          [fields.email ?? '', row.email && <MuiLink href={`mailto:${row.email}`}>{row.email}</MuiLink>],
          [fields.language ?? '', ofServices.languages?.[row.language] ?? row.language],
          [fields.message ?? '', row.message],
          [fields.createdAt ?? '', moment(row.createdAt)],
        ]}
      />
    </Panel>
  )
}
