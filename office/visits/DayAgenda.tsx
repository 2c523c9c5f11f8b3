import { Box, Typography } from '@mui/material'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Quiet } from '#office/shell/panel/Block.tsx'
import { useGuestWords } from '#office/shell/use-screen-words.ts'
import { formatLongDay } from '#words/basics/dates.ts'
import { SlotCard } from './SlotCard.tsx'
import type { ShownAgenda } from './shown-agenda.ts'

/** Day by day, start by start: the list one takes to the cellar. */
export function DayAgenda({ days, onBook, onChanged }: ShownAgenda) {
  const words = useGuestWords().visits
  const locale = useSpokenLocale()
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 900 }}>
      {days.map(({ date, slots }) => (
        <Box key={date} component="section" aria-label={formatLongDay(date, locale)}>
          <Typography variant="h2" sx={{ mb: 1, '&::first-letter': { textTransform: 'uppercase' } }}>
            {formatLongDay(date, locale)}
          </Typography>
          {slots.length === 0 && <Quiet>{words.nothing}</Quiet>}
          {slots.map((slot) => (
            <Box
              key={`${slot.idService} ${slot.idSchedule}`}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: '110px 1fr' },
                gap: { xs: 0.5, sm: 2 },
                py: 1.25,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                {slot.from} – {slot.until}
              </Box>
              <SlotCard slot={slot} date={date} onBook={onBook} onChanged={onChanged} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}
