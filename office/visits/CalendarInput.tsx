import { Alert, Box, Button } from '@mui/material'
import { BooleanInput, NumberInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { ClosuresInput } from '#office/deliveries/ClosuresInput.tsx'
import { HoursInput } from '#office/deliveries/HoursInput.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { useGuestWords, useThingWords } from '#office/shell/use-screen-words.ts'

const FRESH = { slotMinutes: 60, capacity: 8, closesOnHolidays: true, hours: [], closures: [] }

/** When one can come and how many at once; a service without it is not booked online. */
export function CalendarInput() {
  const words = useGuestWords().visits
  const { fields, hints } = useThingWords('services')
  const mayChange = useMayChange('content')
  const { setValue } = useFormContext()
  const calendars: readonly unknown[] = useWatch({ name: 'calendars' }) ?? []
  const hours: readonly unknown[] = useWatch({ name: 'calendars.0.hours' }) ?? []
  const set = (value: readonly object[]) => setValue('calendars', value, { shouldDirty: true })
  if (calendars.length === 0) {
    return (
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Box sx={{ color: 'text.secondary' }}>{words.calendarHint}</Box>
        {mayChange && (
          <Button variant="outlined" color="secondary" onClick={() => set([FRESH])}>
            {words.addCalendar}
          </Button>
        )}
      </Box>
    )
  }
  const common = { disabled: !mayChange, isRequired: true, margin: 'none' as const }
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <NumberInput
          {...common}
          source="calendars.0.slotMinutes"
          label={fields.slotMinutes ?? ''}
          min={10}
          max={480}
          helperText={false}
        />
        <NumberInput
          {...common}
          source="calendars.0.capacity"
          label={fields.capacity ?? ''}
          min={1}
          max={1_000}
          helperText={hints.capacity ?? false}
        />
        <BooleanInput
          source="calendars.0.closesOnHolidays"
          label={fields.closesOnHolidays ?? ''}
          disabled={!mayChange}
          helperText={false}
        />
      </Box>
      {hours.length === 0 && <Alert severity="warning">{words.noHours}</Alert>}
      <HoursInput source="calendars.0.hours" area="content" hint={words.hoursHint} />
      <ClosuresInput source="calendars.0.closures" area="content" />
      {mayChange && (
        <Button color="error" onClick={() => set([])} sx={{ justifySelf: 'start' }}>
          {words.removeCalendar}
        </Button>
      )}
    </Box>
  )
}
