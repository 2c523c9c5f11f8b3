import { PUBLICATION_STATES } from '#contract/office/publication-states.ts'
import { CoverInput } from '#office/media/CoverInput.tsx'
import { PicturedName } from '#office/shell/list/PicturedName.tsx'
import { PublicationChip } from '#office/shell/list/PublicationChip.tsx'
import { SpokenLanguages } from '#office/shell/list/SpokenLanguages.tsx'
import { titleOf } from '#office/shell/list/title-of.ts'
import { screensOf } from '#office/shell/screens-of.tsx'
import { PagesInput } from './PagesInput.tsx'
import { PopupPreview } from './PopupPreview.tsx'

export const popupPages = screensOf('popups', {
  columns: [
    {
      field: 'title',
      render: (record) => <PicturedName mediaId={record.mediaId} name={titleOf(record)} look="filled" />,
    },
    { field: 'state', render: ({ state }) => <PublicationChip of="popups" state={state} />, onPhone: 'second' },
    { field: 'opensBySelf', kind: 'yes' },
    { field: 'shownFrom', kind: 'moment', onPhone: 'none' },
    { field: 'shownUntil', kind: 'moment' },
    { field: 'languages', render: ({ languages }) => <SpokenLanguages languages={languages} />, onPhone: 'none' },
  ],
  filters: [
    { field: 'state', kind: 'choice', choices: PUBLICATION_STATES },
    { field: 'opensBySelf', kind: 'yes' },
  ],
  nameOf: titleOf,
  form: [
    { section: 'texts', fields: ['texts'] },
    { section: 'picture', view: () => <CoverInput of="popups" /> },
    {
      section: 'opening',
      fields: ['onKinds', 'afterSeconds', 'afterScroll', 'againDays', 'showsOnEveryReload'],
      view: () => <PagesInput />,
    },
    { section: 'publication', fields: ['isPublished', 'isAlcoholPromotion', 'shownFrom', 'shownUntil'] },
    { section: 'preview', view: () => <PopupPreview /> },
  ],
})
