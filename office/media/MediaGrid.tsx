import { Box, Checkbox } from '@mui/material'
import { useMayChange } from '#office/shell/me.ts'
import { fill } from '#words/basics/fill.ts'
import { type MediaRow, useMediaWords } from './library.ts'
import { MediaTile } from './MediaTile.tsx'
import type { useLibrary } from './use-library.ts'

interface MediaGridProps {
  library: ReturnType<typeof useLibrary>
  selected: readonly number[]
  onSelect: (id: number) => void
  onOpen: (id: number) => void
}

/** The library as a wall of pictures. */
export function MediaGrid({ library, selected, onSelect, onOpen }: MediaGridProps) {
  const words = useMediaWords()
  const { search, tag, kind, isUsed, hasAlt } = library.filter
  const isNarrowed = Boolean(search || tag || kind) || isUsed !== undefined || hasAlt !== undefined
  if (library.refusal) return <Box role="alert">{library.refusal}</Box>
  if (library.isPending) return <Box sx={{ minHeight: 320 }} />
  if (library.rows.length === 0)
    return (
      <Box
        sx={{
          textAlign: 'center',
          py: 9,
          px: 2,
          border: '1px dashed',
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Box component="h2" sx={{ m: 0, mb: 0.5, fontSize: '1.0625rem' }}>
          {isNarrowed ? words.nothingFound : words.empty}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{isNarrowed ? words.nothingFoundHint : words.emptyHint}</Box>
        {!isNarrowed && <Box sx={{ color: 'text.secondary', mt: 1, fontSize: '0.8125rem' }}>{words.accepted}</Box>}
      </Box>
    )
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: { xs: 1, md: 1.5 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(172px, 1fr))' },
      }}
    >
      {library.rows.map((row) => (
        <GridTile
          key={row.id}
          row={row}
          isSelected={selected.includes(row.id)}
          onSelect={() => onSelect(row.id)}
          onOpen={() => onOpen(row.id)}
        />
      ))}
    </Box>
  )
}

interface GridTileProps {
  row: MediaRow
  isSelected: boolean
  onSelect: () => void
  onOpen: () => void
}

function GridTile({ row, isSelected, onSelect, onOpen }: GridTileProps) {
  const words = useMediaWords()
  const mayChange = useMayChange('media')
  const notes = [!row.isUsed && words.unused, row.kind === 'IMAGE' && !row.hasAlt && words.withoutAlt].filter(Boolean)
  return (
    <Box component="li" sx={{ position: 'relative', minWidth: 0 }}>
      <Box
        component="button"
        type="button"
        onClick={onOpen}
        sx={{
          display: 'block',
          width: '100%',
          p: 1,
          font: 'inherit',
          color: 'inherit',
          textAlign: 'left',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: isSelected ? 'primary.main' : 'divider',
          borderRadius: 1,
          cursor: 'pointer',
          '&:hover': { borderColor: 'text.secondary' },
          '&:focus-visible': { outline: '3px solid', outlineColor: 'info.main' },
        }}
      >
        <MediaTile row={row} />
        <Box sx={{ mt: 0.25, minHeight: '1.2em', fontSize: '0.75rem', lineHeight: 1.2, color: 'text.secondary' }}>
          {notes.join(' · ')}
        </Box>
      </Box>
      {mayChange && (
        <Checkbox
          checked={isSelected}
          onChange={onSelect}
          slotProps={{ input: { 'aria-label': fill(words.select, { name: row.name }) } }}
          sx={{
            position: 'absolute',
            top: 4,
            left: 4,
            p: 0.75,
            '& svg': { bgcolor: 'background.paper', borderRadius: 0.5 },
          }}
        />
      )}
    </Box>
  )
}
