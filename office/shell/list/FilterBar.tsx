import ClearIcon from '@mui/icons-material/Clear'
import TuneIcon from '@mui/icons-material/TuneOutlined'
import { Box, Button, Chip, MenuItem, TextField, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { useGetList, useListContext } from 'react-admin'
import { like } from '#client/list-filters.ts'
import type { ListRules } from '#contract/basics/list-query.ts'
import { DayField } from '#office/shell/dates/DayField.tsx'
import { useWords } from '#office/shell/locale.ts'
import type { SpokenThing } from '#office/shell/use-screen-words.ts'
import type { ListFilter } from './column.ts'
import { SavedViews } from './SavedViews.tsx'
import { TextFilter } from './TextFilter.tsx'

interface FilterBarProps {
  name: string
  filters: readonly ListFilter[]
  rules: ListRules
  thing: SpokenThing
  /** A filter that is set elsewhere, and stays when all others are cleared. */
  kept?: string | undefined
}

/** As many as phones have room for; more are shown when one asks for them. */
const FEW = 2

/** What narrows the list, remembered until it is cleared. */
export function FilterBar({ name, filters, rules, thing, kept }: FilterBarProps) {
  const words = useWords().list
  const { filterValues, setFilters } = useListContext()
  const set = (field: string, value: unknown) => {
    const { [field]: _, ...others } = filterValues
    setFilters(value === '' ? others : { ...others, [field]: value })
  }
  const bare = kept && filterValues[kept] !== undefined ? { [kept]: filterValues[kept] } : {}
  const isDesk = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const [isOpen, setOpen] = useState(false)
  const hasRoom = isDesk || filters.length <= FEW
  const shown = hasRoom || isOpen ? filters : []
  return (
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, alignItems: 'center' }}>
      {rules.filters.search && (
        <TextFilter
          label={words.search}
          value={filterValues.search ?? ''}
          onSettle={(value) => set('search', value)}
          isSearch
        />
      )}
      {shown.map((filter) => (
        <OneFilter
          key={filter.field}
          filter={filter}
          label={thing.fields[filter.field] ?? filter.field}
          words={thing.choices[filter.field] ?? {}}
          value={filterValues[filter.field]}
          onSet={(value) => set(filter.field, value)}
        />
      ))}
      {Object.entries(filterValues)
        .filter(([field]) => field !== 'search' && field !== kept && !shown.some((filter) => filter.field === field))
        .map(([field, value]) => (
          <Chip
            key={field}
            label={`${thing.fields[field] ?? field}${words.colon}${chosenText(value, thing.choices[field])}`}
            onDelete={() => set(field, '')}
          />
        ))}
      {Object.keys(filterValues).length > Object.keys(bare).length && (
        <Button color="secondary" startIcon={<ClearIcon />} onClick={() => setFilters(bare)}>
          {words.clear}
        </Button>
      )}
      {!hasRoom && (
        <Button color="secondary" startIcon={<TuneIcon />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.filters}
        </Button>
      )}
      <SavedViews name={name} />
    </Box>
  )
}

interface OneFilterProps {
  filter: ListFilter
  label: string
  words: Readonly<Record<string, string>>
  value: unknown
  onSet: (value: string) => void
}

function OneFilter({ filter, label, words, value, onSet }: OneFilterProps) {
  const { any, yes, no } = useWords().list
  const { field, kind, choices = [], from, isLike } = filter
  if (kind === 'text') {
    const settle = (text: string) => onSet(isLike && text !== '' ? like(text) : text)
    return <TextFilter label={label} value={typedOf(value)} onSettle={settle} />
  }
  const shared = { id: `filter-${field}`, label, value: String(value ?? ''), sx: NARROW }
  const onChange = ({ target }: { target: { value: string } }) => onSet(target.value)
  if (kind === 'day') return <DayField {...shared} onDay={onSet} />
  if (kind === 'thing') return <ThingFilter {...shared} from={from ?? ''} onSet={onSet} />
  const offered =
    kind === 'yes' ? { true: yes, false: no } : Object.fromEntries(choices.map((one) => [one, words[one] ?? one]))
  return (
    <TextField select {...shared} onChange={onChange} slotProps={{ select: { displayEmpty: true } }}>
      <MenuItem value="">{any}</MenuItem>
      {Object.entries(offered).map(([choice, told]) => (
        <MenuItem key={choice} value={choice}>
          {told}
        </MenuItem>
      ))}
    </TextField>
  )
}

const NARROW = { width: { xs: 'calc(50% - 4px)', md: 180 } } as const
const MOST_THINGS = 100

interface ThingFilterProps {
  id: string
  label: string
  value: string
  from: string
  onSet: (value: string) => void
}

/** One of another list, by its name. */
function ThingFilter({ id, label, value, from, onSet }: ThingFilterProps) {
  const { any } = useWords().list
  const { data = [] } = useGetList(from, { pagination: { page: 1, perPage: MOST_THINGS } })
  if (data.length === 0) return null
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      onChange={({ target }) => onSet(target.value)}
      slotProps={{ select: { displayEmpty: true } }}
      sx={NARROW}
    >
      <MenuItem value="">{any}</MenuItem>
      {data.map((one) => (
        <MenuItem key={one.id} value={String(one.id)}>
          {one.name ?? one.title}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Of several, how many: their numbers tell nobody anything. */
function chosenText(value: unknown, choices: Readonly<Record<string, string>> = {}): string {
  return Array.isArray(value) ? String(value.length) : (choices[String(value)] ?? String(value))
}

/** Of `lk:dupont`, what was typed. */
function typedOf(filter: unknown): string {
  return typeof filter === 'string' ? filter.replace(/^lk:/, '') : ''
}
