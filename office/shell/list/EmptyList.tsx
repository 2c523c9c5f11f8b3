import { Box, Button, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { Link } from 'react-router'
import type { Source } from '#office/shell/data/sources.ts'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'

interface EmptyListProps {
  name: string
  source: Source
  isFiltered: boolean
  hint: string | undefined
}

/** Why there is nothing to see, and what to do about it. */
export function EmptyList({ name, source, isFiltered, hint }: EmptyListProps) {
  const words = useWords().list
  const { setFilters } = useListContext()
  const mayChange = useMayChange(source.area)
  const canCreate = mayChange && source.resource?.can.includes('create')
  const usualHint = canCreate ? words.emptyHint : words.emptyRead
  return (
    <Box sx={{ textAlign: 'center', textWrap: 'balance', py: 7, px: 2 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {isFiltered ? words.nothingFound : words.empty}
      </Typography>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{isFiltered ? words.nothingFoundHint : (hint ?? usualHint)}</Box>
      {isFiltered && (
        <Button variant="outlined" onClick={() => setFilters({})}>
          {words.clear}
        </Button>
      )}
      {!isFiltered && canCreate && (
        <Button component={Link} to={`/${name}/create`} variant="contained">
          {words.create}
        </Button>
      )}
    </Box>
  )
}
