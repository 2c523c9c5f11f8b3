import { Box, MenuItem } from '@mui/material'
import { type RaRecord, useGetList } from 'react-admin'
import { getAllowedDates } from '#contract/deliveries/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { formatLongDay } from '#words/basics/dates.ts'
import { EntryField } from './EntryField.tsx'
import type { EntryPart } from './entry-part.ts'
import { useEntryWords } from './use-entry-words.ts'

/** Where it is fetched, and when: at a slot that has room, or as both agree. */
export function EntryPlace({ typed, onChange, errors }: EntryPart) {
  const words = useEntryWords().delivery
  const { delivery } = typed
  const { data = [] } = useGetList('collectionPlaces', { pagination: { page: 1, perPage: 50 } })
  const chosen = data.find((place) => addressOf(place) === delivery.idAddress)
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <EntryField
        select
        id="entry-place"
        label={words.place}
        value={delivery.idAddress ?? ''}
        onType={(id) => onChange({ delivery: { ...delivery, idAddress: Number(id), slot: null } })}
        problem={errors['delivery.idAddress']}
      >
        {data.map((place) => (
          <MenuItem key={place.id} value={addressOf(place)}>
            {place.name}
          </MenuItem>
        ))}
      </EntryField>
      {chosen && <Slot idCalendar={String(chosen.id)} typed={typed} onChange={onChange} errors={errors} />}
    </Box>
  )
}

const addressOf = ({ id, idAddress }: RaRecord): number => Number(idAddress ?? id)

/** As one value of a choice. */
const keyOf = ({ date, idSchedule }: { date: string; idSchedule: number }) => `${date} ${idSchedule}`

function Slot({ idCalendar, typed: { delivery }, onChange, errors }: EntryPart & { idCalendar: string }) {
  const words = useEntryWords().delivery
  const locale = useSpokenLocale()
  const { data: days } = useAnswer(idCalendar, () => freeDays(idCalendar))
  const offered = (days ?? []).flatMap(({ date, slots }) =>
    slots.map(({ idSchedule, from, until }) => ({ date, idSchedule, from, until })),
  )
  const choose = (key: string) => {
    const found = offered.find((slot) => keyOf(slot) === key)
    onChange({
      delivery: { ...delivery, slot: found ? { date: found.date, idSchedule: found.idSchedule } : null },
    })
  }
  return (
    <EntryField
      select
      id="entry-slot"
      label={words.slot}
      value={delivery.slot && offered.length > 0 ? keyOf(delivery.slot) : ''}
      onType={choose}
      problem={errors['delivery.dateSchedule']}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{words.agreed}</MenuItem>
      {offered.map(({ from, until, ...slot }) => (
        <MenuItem key={keyOf(slot)} value={keyOf(slot)}>
          {formatLongDay(slot.date, locale)}, {from}–{until}
        </MenuItem>
      ))}
    </EntryField>
  )
}

/** Of this month and the next. */
async function freeDays(id: string) {
  const [year = 0, month = 0] = parisDay(new Date()).split('-').map(Number)
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
  const [now, later] = await Promise.all([
    ask(getAllowedDates, { params: { id, month: String(month), year: String(year) } }),
    ask(getAllowedDates, { params: { id, month: String(next.month), year: String(next.year) } }),
  ])
  if (!now.success) return now
  return { ...now, data: [...now.data.dates, ...(later.success ? later.data.dates : [])] }
}
