import type { RaRecord } from 'react-admin'
import { BOOKING_STATES, type BookingState } from '#contract/visits/closed-sets.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { StateChip, type StateLook } from '#office/shell/panel/StateChip.tsx'
import { useGuestWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { BookingPanel } from './BookingPanel.tsx'

const LOOKS: Readonly<Record<BookingState, StateLook>> = {
  BOOKED: 'done',
  AWAITING_DEPOSIT: 'under-way',
  WAITING: 'waiting',
  CANCELLED: 'refused',
}

export const bookingPages: Pages = { list: BookingList }

/** Who booked which visit, of all days. */
function BookingList() {
  const words = useGuestWords().visits
  return (
    <ThingList
      name="bookings"
      columns={[
        { field: 'name' },
        { field: 'state', render: (one) => <BookingChip booking={one} /> },
        { field: 'service' },
        { field: 'startsAt', kind: 'moment' },
        { field: 'people', kind: 'number' },
        { field: 'phone', onPhone: 'none' },
      ]}
      filters={[
        { field: 'idService', kind: 'thing', from: 'services' },
        { field: 'state', kind: 'choice', choices: BOOKING_STATES },
        { field: 'from', kind: 'day' },
        { field: 'until', kind: 'day' },
      ]}
      nameOf={({ name, service }) => `${name} ${service ?? ''}`}
      panel={({ record, onClose }) => <BookingPanel key={record.id} row={record} onClose={onClose} />}
      emptyHint={words.emptyHint}
    />
  )
}

function BookingChip({ booking }: { booking: RaRecord }) {
  const { choices } = useThingWords('bookings')
  const state = booking.state as BookingState
  return <StateChip look={LOOKS[state]} label={choices.state?.[state] ?? state} />
}
