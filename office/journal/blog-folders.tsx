import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { FILED_STATES } from '#contract/office/publication-states.ts'
import { SlugsButton } from '#office/shell/form/SlugsButton.tsx'
import { ThingChoice } from '#office/shell/form/ThingChoice.tsx'
import { PublicationChip } from '#office/shell/list/PublicationChip.tsx'
import { SpokenLanguages } from '#office/shell/list/SpokenLanguages.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { screensOf } from '#office/shell/screens-of.tsx'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { folderName } from './written-record.tsx'

export const blogFolderPages = screensOf('blogFolders', {
  columns: [
    { field: 'name' },
    { field: 'state', render: ({ state }) => <PublicationChip of="blogFolders" state={state} />, onPhone: 'second' },
    { field: 'parent' },
    { field: 'blogs', kind: 'number' },
    { field: 'position', kind: 'number', onPhone: 'none' },
    { field: 'languages', render: ({ languages }) => <SpokenLanguages languages={languages} />, onPhone: 'none' },
  ],
  filters: [{ field: 'state', kind: 'choice', choices: FILED_STATES }],
  nameOf: folderName,
  form: [
    { section: 'texts', fields: ['texts'], view: () => <SlugsButton of="name" area="content" /> },
    { section: 'place', fields: ['position'], view: () => <ParentInput /> },
    { section: 'publication', fields: ['isPublished', 'publishedAt'] },
  ],
})

/** The folder that it lies in: any but itself. */
function ParentInput() {
  const thing = useThingWords('blogFolders')
  const isDisabled = !useMayChange('content')
  const id = useRecordContext()?.id
  return (
    <Box sx={{ mt: 2, maxWidth: { sm: '50%' } }}>
      <ThingChoice
        source="parentId"
        field="parentId"
        thing={thing}
        among="blogFolders"
        nameOf={(folder) => (folder.id === id ? '—' : folderName(folder))}
        isDisabled={isDisabled}
      />
    </Box>
  )
}
