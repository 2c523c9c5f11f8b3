import AddIcon from '@mui/icons-material/Add'
import { Box, Button, IconButton } from '@mui/material'
import { useState } from 'react'
import type { AgendaBooking, AgendaSlot } from '#contract/visits/bookings.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useGuestWords } from '#office/shell/use-screen-words.ts'
import { parisInstant } from '#rules/basics/paris-time.ts'
import { formatLongDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { BookingPanel } from './BookingPanel.tsx'
import type { ShownAgenda } from './shown-agenda.ts'

interface SlotCardProps extends Pick<ShownAgenda, 'onBook' | 'onChanged'> {
  slot: AgendaSlot
  date: string
}

/** One start of a visit: how full it is, who comes, and room for one more. */
export function SlotCard({ slot, date, onBook, onChanged }: SlotCardProps) {
  const words = useGuestWords().visits
  const locale = useSpokenLocale()
  const [opened, setOpened] = useState<AgendaBooking | null>(null)
  const { idService, service, idSchedule, from, capacity, taken, bookings } = slot
  const isFull = capacity !== null && taken >= capacity
  const startsAt = parisInstant(date, idSchedule)
  const isAhead = startsAt > new Date()
  return (
    <Box sx={{ minWidth: 0, mb: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <Box sx={{ fontWeight: 600, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{service}</Box>
        <Box sx={{ color: isFull ? 'warning.dark' : 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
          {capacity === null ? words.outside : isFull ? words.full : fill(words.taken, { taken, capacity })}
        </Box>
        {onBook && isAhead && !isFull && capacity !== null && (
          <IconButton
            size="small"
            aria-label={fill(words.bookAt, { service, day: formatLongDay(date, locale), from })}
            onClick={() => onBook({ idService, date, idSchedule })}
            sx={{ ml: 'auto', my: -0.5 }}
          >
            <AddIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {bookings.map((booking) => (
        <BookedLine key={booking.id} booking={booking} onOpen={() => setOpened(booking)} />
      ))}
      {opened && (
        <BookingPanel
          row={{
            ...opened,
            name: `${opened.lastname} ${opened.firstname}`,
            service,
            idService,
            startsAt: startsAt.toISOString(),
            createdAt: null,
          }}
          onClose={() => {
            setOpened(null)
            onChanged()
          }}
        />
      )}
    </Box>
  )
}

function BookedLine({ booking, onOpen }: { booking: AgendaBooking; onOpen: () => void }) {
  const words = useGuestWords().visits
  const { firstname, lastname, people, state } = booking
  const note = state === 'WAITING' ? words.waiting : state === 'AWAITING_DEPOSIT' ? words.awaiting : null
  return (
    <Button
      color="secondary"
      size="small"
      onClick={onOpen}
      sx={{
        display: 'block',
        width: '100%',
        textAlign: 'left',
        py: 0.25,
        px: 0.75,
        ml: -0.75,
        fontWeight: 400,
        ...(state !== 'BOOKED' && { color: 'text.secondary' }),
      }}
    >
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', mr: 0.75, fontWeight: 600 }}>
        {people}
      </Box>
      {lastname} {firstname}
      {note && ` · ${note}`}
    </Button>
  )
}
