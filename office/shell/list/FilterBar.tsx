import ClearIcon from '@mui/icons-material/Clear'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useListContext } from 'react-admin'
import { like } from '#client/list-filters.ts'
import type { ListRules } from '#contract/basics/list-query.ts'
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
}

/** What narrows the list: always in sight, remembered until it is cleared. */
export function FilterBar({ name, filters, rules, thing }: FilterBarProps) {
  const words = useWords().list
  const { filterValues, setFilters } = useListContext()
  const set = (field: string, value: unknown) => {
    const { [field]: _, ...others } = filterValues
    setFilters(value === '' ? others : { ...others, [field]: value })
  }
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
      {filters.map(({ field, kind, choices = [], isLike }) =>
        kind === 'text' ? (
          <TextFilter
            key={field}
            label={thing.fields[field] ?? field}
            value={typedOf(filterValues[field])}
            onSettle={(value) => set(field, isLike && value !== '' ? like(value) : value)}
          />
        ) : (
          <TextField
            key={field}
            select
            id={`filter-${field}`}
            label={thing.fields[field] ?? field}
            value={String(filterValues[field] ?? '')}
            onChange={({ target }) => set(field, target.value)}
            slotProps={{ select: { displayEmpty: true } }}
            sx={{ width: { xs: 'calc(50% - 4px)', md: 190 } }}
          >
            <MenuItem value="">{words.any}</MenuItem>
            {kind === 'yes' && [
              <MenuItem key="yes" value="true">
                {words.yes}
              </MenuItem>,
              <MenuItem key="no" value="false">
                {words.no}
              </MenuItem>,
            ]}
            {choices.map((choice) => (
              <MenuItem key={choice} value={choice}>
                {thing.choices[field]?.[choice] ?? choice}
              </MenuItem>
            ))}
          </TextField>
        ),
      )}
      {Object.keys(filterValues).length > 0 && (
        <Button color="secondary" startIcon={<ClearIcon />} onClick={() => setFilters({})}>
          {words.clear}
        </Button>
      )}
      <SavedViews name={name} />
    </Box>
  )
}

/** Of `lk:dupont`, what was typed. */
function typedOf(filter: unknown): string {
  return typeof filter === 'string' ? filter.replace(/^lk:/, '') : ''
}
