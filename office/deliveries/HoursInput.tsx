import AddIcon from '@mui/icons-material/Add'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton } from '@mui/material'
import { TextInput } from 'react-admin'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { OfficeArea } from '#contract/office/closed-sets.ts'
import { useMayChange } from '#office/shell/me.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

interface Hours {
  weekday: number
  opens: string
  closes: string
}

interface HoursInputProps {
  /** Where they lie in the form, and who may change them. */
  source?: string
  area?: OfficeArea
  /** What becomes of these hours. */
  hint?: string
}

/** The week, day by day: open from when until when, or closed. */
export function HoursInput({ source = 'hours', area = 'deliveries', hint }: HoursInputProps) {
  const words = useBusinessWords().places
  const mayChange = useMayChange(area)
  const { fields, append, remove } = useFieldArray({ name: source })
  const hours: Hours[] = useWatch({ name: source }) ?? []
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>{hint ?? words.slots}</Box>
      {words.weekdays.map((day, at) => {
        const ofDay = fields
          .map(({ id }, place) => ({ id, place }))
          .filter(({ place }) => hours[place]?.weekday === at + 1)
        return (
          <Box
            key={day}
            sx={{
              display: 'grid',
              gap: 1,
              alignItems: 'center',
              gridTemplateColumns: { xs: '1fr auto', sm: '110px 1fr auto' },
              borderTop: 1,
              borderColor: 'divider',
              pt: 1,
            }}
          >
            <Box sx={{ fontWeight: 600 }}>{day}</Box>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                gridColumn: { xs: '1 / -1', sm: 'auto' },
                order: { xs: 2, sm: 0 },
              }}
            >
              {ofDay.length === 0 && <Box sx={{ color: 'text.secondary' }}>{words.closed}</Box>}
              {ofDay.map(({ id, place }) => (
                <HoursRow
                  key={id}
                  source={source}
                  place={place}
                  day={day}
                  hours={hours[place]}
                  onRemove={mayChange ? () => remove(place) : null}
                />
              ))}
            </Box>
            {mayChange && (
              <Button
                size="small"
                startIcon={<AddIcon />}
                aria-label={fill(words.addHoursOn, { day: day.toLowerCase() })}
                onClick={() => append({ weekday: at + 1, opens: '09:00', closes: '12:00' })}
              >
                {words.addHours}
              </Button>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

interface HoursRowProps {
  source: string
  place: number
  day: string
  hours: Hours | undefined
  onRemove: (() => void) | null
}

function HoursRow({ source, place, day, hours, onRemove }: HoursRowProps) {
  const words = useBusinessWords().places
  const facts = { day: day.toLowerCase(), opens: hours?.opens ?? '', closes: hours?.closes ?? '' }
  const input = (name: 'opens' | 'closes', label: string) => (
    <TextInput
      source={`${source}.${place}.${name}`}
      type="time"
      label={false}
      helperText={false}
      disabled={!onRemove}
      slotProps={{ htmlInput: { 'aria-label': fill(label, facts) } }}
      sx={{ width: { xs: 'auto', sm: 138 }, flex: { xs: 1, sm: 'none' } }}
    />
  )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, width: { xs: '100%', sm: 'auto' } }}>
      {input('opens', words.opensOn)}–{input('closes', words.closesOn)}
      {onRemove && (
        <IconButton size="small" aria-label={fill(words.removeHours, facts)} onClick={onRemove}>
          <DeleteOutline fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}
