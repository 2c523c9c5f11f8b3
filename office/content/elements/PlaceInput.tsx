import { Box } from '@mui/material'
import { AutocompleteInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { elements } from '#contract/content/element-resource.ts'
import { FieldInput } from '#office/shell/form/FieldInput.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { useThingWords, useWrittenWords } from '#office/shell/use-screen-words.ts'
import { slugOf } from '#rules/basics/slug.ts'
import { ROUTES } from './routes.ts'

/** Where an element stands, and where it leads. */
export function PlaceInput() {
  const thing = useThingWords('elements')
  const mayChange = useMayChange('content')
  const { url } = elements.fields.shape
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <RouteInput />
      <FieldInput source="url" field="url" shape={url} thing={thing} isDisabled={!mayChange} />
    </Box>
  )
}

/** A place of the site, or one that a site of the estate's own asks for. */
function RouteInput() {
  const thing = useThingWords('elements')
  const words = useWrittenWords().routes
  const mayChange = useMayChange('content')
  const own: string = useWatch({ name: 'route' }) ?? ''
  const routes = [...new Set<string>([...ROUTES, ...(own ? [own] : [])])]
  const choices = routes.map((id) => ({ id, name: thing.choices.route?.[id] ?? id }))
  return (
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
      margin="none"
    />
  )
}
