import { Box } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import type { SpokenThing } from '#office/shell/use-screen-words.ts'
import { numberFormat } from '#words/basics/formats.ts'
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
  const { moment, day } = useMoment()
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
      return day(String(value))
    case 'moment':
      return moment(String(value))
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
