import { Box, Paper } from '@mui/material'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useGuestWords } from '#office/shell/use-screen-words.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { formatNearDay } from '#words/basics/dates.ts'
import { SlotCard } from './SlotCard.tsx'
import type { ShownAgenda } from './shown-agenda.ts'

const CELL = {
  verticalAlign: 'top',
  textAlign: 'left',
  p: 1,
  borderTop: 1,
  borderLeft: 1,
  borderColor: 'divider',
} as const

/** A week as a table: starts as rows, days as columns. */
export function WeekAgenda({ days, onBook, onChanged }: ShownAgenda) {
  const words = useGuestWords().visits
  const locale = useSpokenLocale()
  const today = parisDay(new Date())
  const starts = [...new Set(days.flatMap(({ slots }) => slots.map(({ from }) => from)))].sort()
  if (starts.length === 0)
    return (
      <Paper variant="outlined" sx={{ p: 2, color: 'text.secondary' }}>
        {words.nothing}
      </Paper>
    )
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto', borderColor: 'divider' }}>
      <Box component="table" sx={{ borderCollapse: 'collapse', width: '100%', minWidth: 900, tableLayout: 'fixed' }}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...CELL, width: 64, borderLeft: 0, borderTop: 0 }}>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{words.hour}</Box>
            </Box>
            {days.map(({ date }) => (
              <Box
                key={date}
                component="th"
                scope="col"
                aria-current={date === today ? 'date' : undefined}
                sx={{ ...CELL, borderTop: 0, ...(date === today && { color: 'primary.main' }) }}
              >
                {formatNearDay(date, locale)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {starts.map((start) => (
            <tr key={start}>
              <Box component="th" scope="row" sx={{ ...CELL, borderLeft: 0, fontVariantNumeric: 'tabular-nums' }}>
                {start}
              </Box>
              {days.map(({ date, slots }) => (
                <Box key={date} component="td" sx={{ ...CELL, minWidth: 0 }}>
                  {slots
                    .filter(({ from }) => from === start)
                    .map((slot) => (
                      <SlotCard key={slot.idService} slot={slot} date={date} onBook={onBook} onChanged={onChanged} />
                    ))}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  )
}
