import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { declinationName } from '#office/catalogue/names.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'

type Id = RaRecord['id']

interface WinePickerProps {
  chosen: readonly Id[]
  onChoose: (ids: readonly Id[]) => void
}

const SHOWN = { page: 1, perPage: 100 }

/** Which declinations; those that were chosen stay so while one searches for others. */
export function WinePicker({ chosen, onChoose }: WinePickerProps) {
  const words = useScreenWords().catalogue.pricing
  const locale = useSpokenLocale()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data = [] } = useGetList('declinations', {
    filter: search === '' ? {} : { search },
    pagination: SHOWN,
    sort: { field: 'name', order: 'ASC' },
  })
  const shownIds = data.map(({ id }) => id)
  const hasAll = shownIds.length > 0 && shownIds.every((id) => chosen.includes(id))
  const others = chosen.filter((id) => !shownIds.includes(id))
  const toggle = (id: Id) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const told = chosen.length === 1 ? words.chosen.one : fill(words.chosen.many, { n: chosen.length })
  return (
    <>
      <TextField
        type="search"
        label={words.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ maxWidth: 420 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={hasAll}
              onChange={() => onChoose(hasAll ? others : [...others, ...shownIds])}
            />
          }
          label={words.all}
        />
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {chosen.length === 0 ? words.none : told}
        </Box>
      </Box>
      <Box
        role="group"
        aria-label={words.choose}
        tabIndex={0}
        sx={{
          maxHeight: 300,
          overflowY: 'auto',
          borderTop: 1,
          borderColor: 'divider',
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          columnGap: 3,
        }}
      >
        {data.map((row) => (
          <FormControlLabel
            key={row.id}
            control={<Checkbox size="small" checked={chosen.includes(row.id)} onChange={() => toggle(row.id)} />}
            label={
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <span>{declinationName(row)}</span>
                <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                  {formatPrice(row.price, locale)}
                </Box>
              </Box>
            }
            sx={{ mr: 0, '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 } }}
          />
        ))}
      </Box>
    </>
  )
}
