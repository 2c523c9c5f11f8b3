import { sql } from 'kysely'
import { EVENTS_ROUTE } from '#contract/events/closed-sets.ts'
import { fromDay, untilDay } from './days.ts'
import type { Store, StoredTexts } from './store.ts'
import { momentText, toldMoment } from './told-moment.ts'
import { toldText } from './told-text.ts'

const texts: StoredTexts = {
  table: 'element_texts',
  key: 'element_id',
  columns: { title: 'title', description: 'description' },
  also: { table: 'event_texts', key: 'element_id', columns: { place: 'place', price: 'price' } },
}

const ofEvent = (column: string) =>
  sql`(select ${sql.ref(`events.${column}`)} from events where events.element_id = t.id)`
const people = (state: string) => sql`(select coalesce(sum(people), 0)::integer from event_registrations
  where element_id = t.id and state = ${state})`

const startsAt = ofEvent('starts_at')
const coming = people('COMING')
const places = {
  coming,
  waiting: people('WAITING'),
  placesLeft: sql`greatest(0, ${ofEvent('capacity')} - ${coming})`,
}

export const eventStore: Store = {
  table: 'elements',
  // One without its facts happens at no time.
  only: sql`(t.route = ${EVENTS_ROUTE} and exists (select from events where events.element_id = t.id))`,
  // Events stand in the order of their days; the place among elements tells nothing.
  fixed: { route: EVENTS_ROUTE, position: '0' },
  columns: { isPublished: 'is_published', showAt: 'show_at', hideAt: 'hide_at', mediaId: 'media_id' },
  beside: {
    table: 'events',
    key: 'element_id',
    columns: { startsAt: 'starts_at', endsAt: 'ends_at', capacity: 'capacity', isOpen: 'is_open' },
  },
  texts,
  listed: (locale) => ({
    ...places,
    title: toldText({ texts, column: 'title', locale }),
    startsAt: momentText(startsAt),
    capacity: ofEvent('capacity'),
    isPublished: sql`t.is_published`,
    isOpen: ofEvent('is_open'),
    showAt: toldMoment('show_at'),
    hideAt: toldMoment('hide_at'),
    mediaId: sql`t.media_id`,
    isPast: sql`(${startsAt} <= now())`,
  }),
  conditions: { from: fromDay(startsAt), until: untilDay(startsAt) },
  searched: (locale) => [toldText({ texts, column: 'title', locale })],
  facts: places,
  faults: { elements_site_id_media_id_fkey: 'mediaId', events_check: 'endsAt' },
}

const ofItsEvent = (column: string) =>
  sql`(select ${sql.ref(`events.${column}`)} from events where events.element_id = t.element_id)`

const eventTitle = (locale: string) => toldText({ texts, column: 'title', locale, of: 'element_id' })

const registered = {
  name: sql`trim(t.lastname || ' ' || t.firstname)`,
  startsAt: momentText(ofItsEvent('starts_at')),
  state: sql`t.state`,
  people: sql`t.people`,
  email: sql`t.email`,
  phone: sql`t.phone`,
  message: sql`t.message`,
  note: sql`t.note`,
  createdAt: toldMoment('created_at'),
  idEvent: sql`t.element_id`,
}

export const registrationStore: Store = {
  table: 'event_registrations',
  isUncounted: true,
  columns: {},
  listed: (locale) => ({
    ...registered,
    event: eventTitle(locale),
    isPast: sql`(${ofItsEvent('starts_at')} <= now())`,
  }),
  conditions: { from: fromDay(ofItsEvent('starts_at')), until: untilDay(ofItsEvent('starts_at')) },
  searched: () => [sql`(t.firstname || ' ' || t.lastname || ' ' || t.email || ' ' || t.message || ' ' || t.note)`],
  facts: { ...registered, event: eventTitle('fr'), locale: sql`t.locale` },
}
