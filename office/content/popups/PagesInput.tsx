import { Box } from '@mui/material'
import { AutocompleteArrayInput, useGetList } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useMayChange } from '#office/shell/me.ts'
import { useThingWords, useWrittenWords } from '#office/shell/use-screen-words.ts'
import { slugOf } from '#rules/basics/slug.ts'

/** The home page has no address of its own. */
const HOME = 'accueil'

/** The pages on which a popup opens by itself, by their addresses. */
export function PagesInput() {
  const thing = useThingWords('popups')
  const words = useWrittenWords().popup
  const mayChange = useMayChange('content')
  const { data: pages = [] } = useGetList('pages', { pagination: { page: 1, perPage: 100 } })
  const own: readonly string[] = useWatch({ name: 'onPages' }) ?? []
  const known = pages.map(({ url, title }) => ({ id: url || HOME, name: title || `/${url}` }))
  const others = own
    .filter((slug) => !known.some(({ id }) => id === slug))
    .map((slug) => ({ id: slug, name: `/${slug}` }))
  return (
    <Box sx={{ mt: 2 }}>
      <AutocompleteArrayInput
        source="onPages"
        label={thing.fields.onPages ?? ''}
        helperText={thing.hints.onPages ?? false}
        choices={[...known, ...others]}
        translateChoice={false}
        createItemLabel={words.otherPage}
        onCreate={(typed) => {
          const id = slugOf(typed ?? '')
          return { id, name: `/${id}` }
        }}
        disabled={!mayChange}
        fullWidth
      />
    </Box>
  )
}
