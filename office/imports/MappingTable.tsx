import { Box, TextField } from '@mui/material'
import { IMPORT_FIELDS, type ImportField, type ImportKind } from '#contract/imports/closed-sets.ts'
import type { Import, ImportMapping } from '#contract/imports/imports.ts'
import { fill } from '#words/basics/fill.ts'
import { useImportWords } from './use-import-words.ts'

interface MappingTableProps {
  columns: Import['columns']
  kind: ImportKind
  mapping: ImportMapping
  wrong: Readonly<Record<string, string>>
  onChange: (mapping: ImportMapping) => void
}

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'center',
} as const

/** Their columns, what stands in them, and what they become. */
export function MappingTable({ columns, kind, mapping, wrong, onChange }: MappingTableProps) {
  const { screen, fields } = useImportWords()
  const names: Readonly<Record<string, string>> = fields[kind]
  const choices: readonly ImportField[] = IMPORT_FIELDS[kind]
  const change = (place: number, chosen: string) =>
    onChange(mapping.map((field, at) => (at === place ? (choices.find((one) => one === chosen) ?? null) : field)))
  return (
    <Box>
      <Box sx={{ ...GRID, display: { xs: 'none', sm: 'grid' }, color: 'text.secondary', fontSize: '0.8125rem', pb: 1 }}>
        <span>{screen.theirs}</span>
        <span>{screen.samples}</span>
        <span>{screen.ours}</span>
      </Box>
      {columns.map(({ name, samples }, place) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; names may come twice
          key={place}
          sx={{ ...GRID, borderTop: 1, borderColor: 'divider', py: 1, rowGap: 0.5 }}
        >
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name || '—'}</Box>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere', fontSize: '0.8125rem' }}>
            {samples.join(' · ') || '—'}
          </Box>
          <TextField
            select
            size="small"
            value={mapping[place] ?? ''}
            onChange={({ target }) => change(place, target.value)}
            error={wrong[`mapping.${place}`] !== undefined}
            helperText={wrong[`mapping.${place}`]}
            slotProps={{
              select: { native: true },
              htmlInput: { 'aria-label': fill(screen.fieldOf, { name: name || String(place + 1) }) },
            }}
          >
            <option value="">{screen.ignored}</option>
            {choices.map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
          </TextField>
        </Box>
      ))}
    </Box>
  )
}
