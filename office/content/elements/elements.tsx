import type { RaRecord } from 'react-admin'
import { CoverInput } from '#office/media/CoverInput.tsx'
import { PicturedName } from '#office/shell/list/PicturedName.tsx'
import { titleOf } from '#office/shell/list/title-of.ts'
import { YesNo } from '#office/shell/list/YesNo.tsx'
import { screensOf } from '#office/shell/screens-of.tsx'
import { PlaceInput } from './PlaceInput.tsx'
import { RouteName } from './RouteName.tsx'
import { ROUTES } from './routes.ts'

export const elementPages = screensOf('elements', {
  columns: [
    { field: 'title', render: (record) => <ElementName record={record} /> },
    { field: 'route', render: ({ route }) => <RouteName route={route} />, onPhone: 'second' },
    { field: 'url' },
    { field: 'isPublished', render: ({ isPublished }) => <YesNo value={isPublished} /> },
    { field: 'showAt', kind: 'moment', onPhone: 'none' },
    { field: 'position', kind: 'number', onPhone: 'none' },
  ],
  filters: [
    { field: 'route', kind: 'choice', choices: ROUTES },
    { field: 'isPublished', kind: 'yes' },
  ],
  nameOf: titleOf,
  form: [
    { section: 'place', view: () => <PlaceInput /> },
    { section: 'texts', fields: ['texts'] },
    { section: 'picture', view: () => <CoverInput of="elements" /> },
    { section: 'publication', fields: ['isPublished', 'position', 'showAt', 'hideAt'] },
  ],
})

/** A logo is known by its picture; most links have none. */
function ElementName({ record }: { record: RaRecord }) {
  const name = titleOf(record)
  return record.mediaId ? <PicturedName mediaId={record.mediaId} name={name} /> : name
}
