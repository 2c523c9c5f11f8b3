import { PUBLICATION_STATES } from '#contract/office/publication-states.ts'
import { SlugsButton } from '#office/shell/form/SlugsButton.tsx'
import { PublicationChip } from '#office/shell/list/PublicationChip.tsx'
import { SpokenLanguages } from '#office/shell/list/SpokenLanguages.tsx'
import { titleOf } from '#office/shell/list/title-of.ts'
import { screensOf } from '#office/shell/screens-of.tsx'
import { albumPath } from '#rules/journal/journal-paths.ts'
import { EntriesInput } from './EntriesInput.tsx'
import { FoundAs } from './FoundAs.tsx'
import { PicturedTitle, SeenOnSite } from './written-record.tsx'

export const albumPages = screensOf('albums', {
  columns: [
    { field: 'title', render: (record) => <PicturedTitle record={record} /> },
    { field: 'state', render: ({ state }) => <PublicationChip of="albums" state={state} />, onPhone: 'second' },
    { field: 'entries', kind: 'number' },
    { field: 'publishedAt', kind: 'moment' },
    { field: 'position', kind: 'number', onPhone: 'none' },
    { field: 'languages', render: ({ languages }) => <SpokenLanguages languages={languages} />, onPhone: 'none' },
  ],
  filters: [{ field: 'state', kind: 'choice', choices: PUBLICATION_STATES.filter((state) => state !== 'ENDED') }],
  nameOf: titleOf,
  acts: (record) => <SeenOnSite record={record} pathOf={albumPath} />,
  form: [
    { section: 'texts', fields: ['texts'], view: () => <SlugsButton of="title" area="content" /> },
    { section: 'entries', view: () => <EntriesInput /> },
    { section: 'publication', fields: ['isPublished', 'publishedAt', 'position'] },
    { section: 'seo', view: () => <FoundAs pathOf={albumPath} /> },
  ],
})
