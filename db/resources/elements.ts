import { sql } from 'kysely'
import { PARTNERS_ROUTE } from '#contract/content/closed-sets.ts'
import { EVENTS_ROUTE } from '#contract/events/closed-sets.ts'
import type { Store } from './store.ts'
import { toldMoment } from './told-moment.ts'
import { toldText } from './told-text.ts'

const texts = {
  table: 'element_texts',
  key: 'element_id',
  columns: { title: 'title', description: 'description' },
} as const

const columns = {
  isPublished: 'is_published',
  showAt: 'show_at',
  hideAt: 'hide_at',
  position: 'position',
  url: 'url',
  mediaId: 'media_id',
} as const

const listed = (locale: string) => ({
  title: toldText({ texts, column: 'title', locale }),
  isPublished: sql`t.is_published`,
  showAt: toldMoment('show_at'),
  hideAt: toldMoment('hide_at'),
  position: sql`t.position`,
  mediaId: sql`t.media_id`,
  url: sql`t.url`,
})

export const elementStore: Store = {
  table: 'elements',
  only: sql`t.route not in (${PARTNERS_ROUTE}, ${EVENTS_ROUTE})`,
  columns: { route: 'route', ...columns },
  texts,
  listed: (locale) => ({
    ...listed(locale),
    route: sql`t.route`,
    // Each route in the order in which its elements are shown.
    place: sql`row(t.route, t.position)`,
  }),
  searched: (locale) => [toldText({ texts, column: 'title', locale }), sql`coalesce(t.url, '')`],
  faults: { elements_site_id_media_id_fkey: 'mediaId' },
}

const ofPartner = (column: string) =>
  sql`(select ${sql.ref(`partners.${column}`)} from partners where partners.element_id = t.id)`

export const partnerStore: Store = {
  table: 'elements',
  // One without its facts is no partner, and tells nothing that could be listed.
  only: sql`(t.route = ${PARTNERS_ROUTE} and exists (select from partners where partners.element_id = t.id))`,
  fixed: { route: PARTNERS_ROUTE },
  columns,
  beside: {
    table: 'partners',
    key: 'element_id',
    columns: {
      kind: 'kind',
      address: 'address',
      postalCode: 'postal_code',
      city: 'city',
      phone: 'phone',
      latitude: 'latitude',
      longitude: 'longitude',
    },
  },
  texts,
  listed: (locale) => ({
    ...listed(locale),
    kind: ofPartner('kind'),
    postalCode: ofPartner('postal_code'),
    city: ofPartner('city'),
    isOnMap: sql`(${ofPartner('latitude')} is not null)`,
  }),
  searched: (locale) => [toldText({ texts, column: 'title', locale }), ofPartner('city'), ofPartner('postal_code')],
  faults: { elements_site_id_media_id_fkey: 'mediaId', partners_check: 'longitude' },
}
