import { Box } from '@mui/material'
import { AutocompleteInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useMayChange } from '#office/shell/me.ts'
import { useThingWords, useWrittenWords } from '#office/shell/use-screen-words.ts'
import { slugOf } from '#rules/basics/slug.ts'
import { ROUTES } from './routes.ts'

/** Where an element stands: a place of the site, or one that a site of the estate's own asks for. */
export function RouteInput() {
  const thing = useThingWords('elements')
  const words = useWrittenWords().routes
  const mayChange = useMayChange('content')
  const own: string = useWatch({ name: 'route' }) ?? ''
  const routes = [...new Set<string>([...ROUTES, ...(own ? [own] : [])])]
  const choices = routes.map((id) => ({ id, name: thing.choices.route?.[id] ?? id }))
  return (
    <Box sx={{ mt: 2, maxWidth: { sm: '50%' } }}>
      <AutocompleteInput
        source="route"
        label={thing.fields.route ?? ''}
        choices={choices}
        translateChoice={false}
        createItemLabel={words.create}
        onCreate={(typed) => {
          const id = slugOf(typed ?? '')
          return { id, name: id }
        }}
        isRequired
        disabled={!mayChange}
        helperText={false}
        fullWidth
      />
    </Box>
  )
}
