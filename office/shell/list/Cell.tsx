import { Box } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import type { SpokenThing } from '#office/shell/use-screen-words.ts'
import { numberFormat } from '#words/basics/formats.ts'
import { LOCALES, type Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import type { Column } from './column.ts'

interface CellProps {
  column: Column
  record: RaRecord
  thing: SpokenThing
}

/** One value of a list, as people read it. */
export function Cell({ column, record, thing }: CellProps) {
  const locale = useSpokenLocale()
  const words = useWords()
  const { field, kind = 'text', render } = column
  if (render) return render(record)
  const value: unknown = record[field]
  if (value === null || value === undefined || value === '') return <Nothing />
  switch (kind) {
    case 'yes':
      return value ? words.yes : words.no
    case 'money':
      return formatPrice(Number(value), locale)
    case 'number':
      return numberFormat(locale, {}).format(Number(value))
    case 'day':
      return formatMoment(String(value), { locale, withTime: 'no' })
    case 'moment':
      return formatMoment(String(value), { locale, withTime: 'yes' })
    case 'choice':
      return thing.choices[field]?.[String(value)] ?? String(value)
    default:
      return String(value)
  }
}

function Nothing() {
  return (
    <Box component="span" aria-hidden sx={{ color: 'text.disabled' }}>
      –
    </Box>
  )
}

/** The time of the estate, wherever one reads it. */
function formatMoment(at: string, { locale, withTime }: { locale: Locale; withTime: 'yes' | 'no' }): string {
  const time = withTime === 'yes' ? ({ timeStyle: 'short' } as const) : {}
  const format = new Intl.DateTimeFormat(LOCALES[locale].iso, {
    dateStyle: 'short',
    ...time,
    timeZone: 'Europe/Paris',
  })
  return format.format(new Date(at))
}
