import { CoverInput } from '#office/media/CoverInput.tsx'
import { PicturedName } from '#office/shell/list/PicturedName.tsx'
import { titleOf } from '#office/shell/list/title-of.ts'
import { YesNo } from '#office/shell/list/YesNo.tsx'
import { screensOf } from '#office/shell/screens-of.tsx'
import { RouteInput } from './RouteInput.tsx'
import { RouteName } from './RouteName.tsx'
import { ROUTES } from './routes.ts'

export const elementPages = screensOf('elements', {
  columns: [
    { field: 'title', render: (record) => <PicturedName mediaId={record.mediaId} name={titleOf(record)} /> },
    { field: 'route', render: ({ route }) => <RouteName route={route} />, onPhone: 'second' },
    { field: 'url' },
    { field: 'isPublished', render: ({ isPublished }) => <YesNo value={isPublished} />, onPhone: 'none' },
    { field: 'showAt', kind: 'moment', onPhone: 'none' },
    { field: 'hideAt', kind: 'moment', onPhone: 'none' },
    { field: 'position', kind: 'number', onPhone: 'none' },
  ],
  filters: [
    { field: 'route', kind: 'choice', choices: ROUTES },
    { field: 'isPublished', kind: 'yes' },
  ],
  nameOf: titleOf,
  form: [
    { section: 'place', view: () => <RouteInput />, fields: ['url', 'position'] },
    { section: 'texts', fields: ['texts'] },
    { section: 'picture', view: () => <CoverInput of="elements" /> },
    { section: 'publication', fields: ['isPublished', 'showAt', 'hideAt'] },
  ],
})
