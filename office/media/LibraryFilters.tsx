import { Autocomplete, Box, TextField } from '@mui/material'
import { TextFilter } from '#office/shell/list/TextFilter.tsx'
import { useMediaWords } from './library.ts'
import type { LibraryFilter } from './use-library.ts'

interface LibraryFiltersProps {
  filter: LibraryFilter
  tags: readonly string[]
  onNarrow: (changed: LibraryFilter) => void
}

/** A word, and a tag. */
export function LibraryFilters({ filter, tags, onNarrow }: LibraryFiltersProps) {
  const words = useMediaWords()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flex: { xs: '1 1 100%', md: 1 } }}>
      <TextFilter
        label={words.search}
        value={filter.search ?? ''}
        onSettle={(search) => onNarrow({ search })}
        isSearch
      />
      {tags.length > 0 && (
        <Autocomplete
          options={tags}
          value={filter.tag || null}
          onChange={(_, tag) => onNarrow({ tag: tag ?? '' })}
          sx={{ width: { xs: '100%', md: 200 } }}
          renderInput={(props) => <TextField {...props} label={words.tags} placeholder={words.allTags} />}
        />
      )}
    </Box>
  )
}
