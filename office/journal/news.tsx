import { PUBLICATION_STATES } from '#contract/office/publication-states.ts'
import { CoverInput } from '#office/media/CoverInput.tsx'
import { SlugsButton } from '#office/shell/form/SlugsButton.tsx'
import { PublicationChip } from '#office/shell/list/PublicationChip.tsx'
import { SpokenLanguages } from '#office/shell/list/SpokenLanguages.tsx'
import { titleOf } from '#office/shell/list/title-of.ts'
import { screensOf } from '#office/shell/screens-of.tsx'
import { newsPath } from '#rules/journal/journal-paths.ts'
import { ArticlePreview } from './ArticlePreview.tsx'
import { FoundAs } from './FoundAs.tsx'
import { PicturedTitle, SeenOnSite } from './written-record.tsx'

export const newsPages = screensOf('news', {
  columns: [
    { field: 'title', render: (record) => <PicturedTitle record={record} /> },
    { field: 'state', render: ({ state }) => <PublicationChip of="news" state={state} />, onPhone: 'second' },
    { field: 'publishedAt', kind: 'moment' },
    { field: 'isPromoted', kind: 'yes', onPhone: 'none' },
    { field: 'languages', render: ({ languages }) => <SpokenLanguages languages={languages} />, onPhone: 'none' },
  ],
  filters: [
    { field: 'state', kind: 'choice', choices: PUBLICATION_STATES.filter((state) => state !== 'ENDED') },
    { field: 'isPromoted', kind: 'yes' },
  ],
  nameOf: titleOf,
  acts: (record) => (
    <>
      <ArticlePreview record={record} kind="news" />
      <SeenOnSite record={record} pathOf={newsPath} />
    </>
  ),
  form: [
    { section: 'texts', fields: ['texts'], view: () => <SlugsButton of="title" area="content" /> },
    { section: 'picture', view: () => <CoverInput of="news" /> },
    { section: 'publication', fields: ['isPublished', 'publishedAt'] },
    { section: 'promotion', fields: ['promotedFrom', 'promotedUntil'] },
    { section: 'seo', view: () => <FoundAs pathOf={newsPath} /> },
  ],
})
