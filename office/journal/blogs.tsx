import { Box } from '@mui/material'
import { FILED_STATES } from '#contract/office/publication-states.ts'
import { productName } from '#office/catalogue/names.ts'
import { CoverInput } from '#office/media/CoverInput.tsx'
import { SlugsButton } from '#office/shell/form/SlugsButton.tsx'
import { ThingChoice, ThingChoices } from '#office/shell/form/ThingChoice.tsx'
import { PublicationChip } from '#office/shell/list/PublicationChip.tsx'
import { SpokenLanguages } from '#office/shell/list/SpokenLanguages.tsx'
import { titleOf } from '#office/shell/list/title-of.ts'
import { useMayChange, useMe } from '#office/shell/me.ts'
import { screensOf } from '#office/shell/screens-of.tsx'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { blogPath } from '#rules/journal/journal-paths.ts'
import { ArticlePreview } from './ArticlePreview.tsx'
import { FoundAs } from './FoundAs.tsx'
import { folderName, PicturedTitle, SeenOnSite } from './written-record.tsx'

export const blogPages = screensOf('blogs', {
  columns: [
    { field: 'title', render: (record) => <PicturedTitle record={record} /> },
    { field: 'state', render: ({ state }) => <PublicationChip of="blogs" state={state} />, onPhone: 'second' },
    { field: 'folder' },
    { field: 'publishedAt', kind: 'moment' },
    { field: 'author', onPhone: 'none' },
    { field: 'languages', render: ({ languages }) => <SpokenLanguages languages={languages} />, onPhone: 'none' },
  ],
  filters: [
    { field: 'state', kind: 'choice', choices: FILED_STATES },
    { field: 'folderId', kind: 'thing', from: 'blogFolders' },
  ],
  nameOf: titleOf,
  acts: (record) => (
    <>
      <ArticlePreview record={record} kind="blog" />
      <SeenOnSite record={record} pathOf={blogPath} />
    </>
  ),
  form: [
    { section: 'texts', fields: ['texts'], view: () => <SlugsButton of="title" area="content" /> },
    { section: 'picture', view: () => <CoverInput of="blogs" /> },
    { section: 'place', fields: ['author'], view: () => <PlaceInput /> },
    { section: 'publication', fields: ['isPublished', 'publishedAt'] },
    { section: 'seo', view: () => <FoundAs pathOf={blogPath} /> },
  ],
})

/** The folder that it lies in, and the wines that it speaks of. */
function PlaceInput() {
  const thing = useThingWords('blogs')
  const isDisabled = !useMayChange('content')
  const seesWines = useMe().rights.catalogue !== 'none'
  const common = { thing, isDisabled }
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <ThingChoice source="folderId" field="folderId" among="blogFolders" nameOf={folderName} {...common} />
      {seesWines && (
        <ThingChoices source="productIds" field="productIds" among="products" nameOf={productName} {...common} />
      )}
    </Box>
  )
}
