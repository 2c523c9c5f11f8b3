import { sql } from 'kysely'
import { fromDay, untilDay } from './days.ts'
import { openingParts } from './opening-parts.ts'
import type { Store } from './store.ts'
import { toldMoment } from './told-moment.ts'
import { toldText } from './told-text.ts'

const texts = {
  table: 'service_texts',
  key: 'service_id',
  columns: { title: 'title', description: 'description', goodToKnow: 'good_to_know' },
} as const

const booked = sql`(select coalesce(sum(people), 0)::integer from visit_bookings
  where service_id = t.id and state in ('BOOKED', 'AWAITING_DEPOSIT') and starts_at > now())`

export const serviceStore: Store = {
  table: 'services',
  columns: {
    isValid: 'is_valid',
    showAt: 'show_at',
    hideAt: 'hide_at',
    position: 'position',
    price: { column: 'price_cents', as: 'hundredths' },
    deposit: { column: 'deposit_cents', as: 'hundredths' },
    durationMinutes: 'duration_minutes',
    languages: 'languages',
    minPeople: 'min_people',
    maxPeople: 'max_people',
    leadHours: 'lead_hours',
    daysAhead: 'days_ahead',
    tags: 'tags',
    mediaId: 'media_id',
  },
  texts,
  parts: {
    calendars: {
      table: 'calendars',
      key: 'service_id',
      sorted: ['id'],
      keepsIds: true,
      columns: { slotMinutes: 'slot_minutes', capacity: 'capacity', closesOnHolidays: 'closes_on_holidays' },
      parts: openingParts,
    },
  },
  listed: (locale) => ({
    title: toldText({ texts, column: 'title', locale }),
    price: sql`(t.price_cents / 100.0)::float8`,
    durationMinutes: sql`t.duration_minutes`,
    capacity: sql`(select capacity from calendars where calendars.service_id = t.id)`,
    booked,
    isValid: sql`t.is_valid`,
    showAt: toldMoment('show_at'),
    position: sql`t.position`,
  }),
  searched: (locale) => [toldText({ texts, column: 'title', locale })],
  facts: { booked },
  faults: {
    services_site_id_media_id_fkey: 'mediaId',
    services_check: 'maxPeople',
    calendar_closures_pkey: 'calendars',
  },
}

const serviceTitle = (locale: string) => toldText({ texts, column: 'title', locale, of: 'service_id' })

const told = {
  startsAt: toldMoment('starts_at'),
  name: sql`trim(t.lastname || ' ' || t.firstname)`,
  state: sql`t.state`,
  people: sql`t.people`,
  language: sql`t.language`,
  email: sql`t.email`,
  phone: sql`t.phone`,
  message: sql`t.message`,
  createdAt: toldMoment('created_at'),
  idService: sql`t.service_id`,
}

export const bookingStore: Store = {
  table: 'visit_bookings',
  isUncounted: true,
  columns: {},
  listed: (locale) => ({ ...told, service: serviceTitle(locale), isPast: sql`(t.starts_at <= now())` }),
  conditions: { from: fromDay(sql`t.starts_at`), until: untilDay(sql`t.starts_at`) },
  searched: () => [sql`(t.firstname || ' ' || t.lastname || ' ' || t.email || ' ' || t.phone || ' ' || t.message)`],
  facts: { ...told, service: serviceTitle('fr') },
}
