import { PARTNER_KINDS } from '#contract/content/closed-sets.ts'
import { CoverInput } from '#office/media/CoverInput.tsx'
import { titleOf } from '#office/shell/list/title-of.ts'
import { YesNo } from '#office/shell/list/YesNo.tsx'
import { screensOf } from '#office/shell/screens-of.tsx'

export const partnerPages = screensOf('partners', {
  columns: [
    { field: 'title' },
    { field: 'kind', kind: 'choice', onPhone: 'second' },
    { field: 'postalCode', kind: 'code', onPhone: 'none' },
    { field: 'city' },
    { field: 'isOnMap', kind: 'yes', onPhone: 'none' },
    { field: 'isPublished', render: ({ isPublished }) => <YesNo value={isPublished} /> },
  ],
  filters: [
    { field: 'kind', kind: 'choice', choices: PARTNER_KINDS },
    { field: 'isPublished', kind: 'yes' },
    { field: 'isOnMap', kind: 'yes' },
  ],
  nameOf: titleOf,
  form: [
    {
      section: 'place',
      fields: ['kind', 'address', 'postalCode', 'city', 'phone', 'url', 'latitude', 'longitude'],
    },
    { section: 'texts', fields: ['texts'] },
    { section: 'picture', view: () => <CoverInput of="partners" /> },
    { section: 'publication', fields: ['isPublished', 'position', 'showAt', 'hideAt'] },
  ],
})
