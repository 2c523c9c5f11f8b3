import { type Insertable, sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import type { BookingState } from '#contract/visits/closed-sets.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

const BOOKING = [
  ...(['id', 'site_id', 'service_id', 'state', 'starts_at', 'ends_at', 'people', 'language'] as const),
  ...([
    'firstname',
    'lastname',
    'email',
    'phone',
    'message',
    'locale',
    'sealed_token',
    'user_id',
    'created_at',
    'changed_at',
  ] as const),
  ...(['deposit_cents', 'deposit_until', 'refund_until'] as const),
] as const

/** Who has a place: also who has yet to pay for it. */
export const WITH_PLACE = ['BOOKED', 'AWAITING_DEPOSIT'] as const satisfies readonly BookingState[]

export type BookingRow = NonNullable<Awaited<ReturnType<typeof findBooking>>>

function bookings(db: SiteDb) {
  return db.selectFrom('visit_bookings').select(BOOKING)
}

export async function findBooking(db: SiteDb, id: number) {
  return bookings(db).where('id', '=', id).executeTakeFirst()
}

export async function findBookingByToken(db: SiteDb, tokenHash: Uint8Array) {
  return bookings(db).where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** The next visit of an address that has not begun, whether there is a place in it or not yet. */
export async function findNextBookingOf(db: SiteDb, { email, now }: { email: string; now: Date }) {
  return bookings(db)
    .where('email', '=', email)
    .where('state', '<>', 'CANCELLED')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** The booking that the same form has made before. */
export async function findBookingByKey(db: SiteDb, { serviceId, key }: { serviceId: number; key: string }) {
  return bookings(db).where('request_key', '=', key).where('service_id', '=', serviceId).executeTakeFirst()
}

interface SlotOfAddress {
  serviceId: number
  startsAt: Date
  email: string
  /** A booking that is about to come there. */
  except?: number
}

/** Whether an address has a place in a slot already, or waits for one. */
export async function hasBooking(
  db: SiteDb,
  { serviceId, startsAt, email, except = 0 }: SlotOfAddress,
): Promise<boolean> {
  const found = await db
    .selectFrom('visit_bookings')
    .select('id')
    .where('service_id', '=', serviceId)
    .where('starts_at', '=', startsAt)
    .where('email', '=', email)
    .where('state', '<>', 'CANCELLED')
    .where('id', '!=', except)
    .executeTakeFirst()
  return found !== undefined
}

type NewBooking = Omit<Insertable<Tables['visit_bookings']>, 'site_id' | 'id'>

/** Null when the same form has booked elsewhere before. */
export async function addBooking(db: SiteDb, booking: NewBooking): Promise<BookingRow | null> {
  const added = await db
    .insertInto('visit_bookings')
    .values(booking)
    .onConflict((conflict) => conflict.columns(['site_id', 'request_key']).doNothing())
    .returning(BOOKING)
    .executeTakeFirst()
  return added ?? null
}

type BookingChange = Partial<
  Pick<BookingRow, 'state' | 'starts_at' | 'ends_at' | 'people' | 'deposit_until' | 'refund_until'>
> & { changed_at: Date }

/** The caller holds the service's lock, and that of the booking's order where there is one. */
export async function changeBooking(db: SiteDb, { id, change }: { id: number; change: BookingChange }): Promise<void> {
  await db.updateTable('visit_bookings').set(change).where('id', '=', id).execute()
}

interface Stretch {
  serviceId: number
  from: Date
  until: Date
  /** A booking that is about to leave its place. */
  except?: number
}

/** How many people come to a service, by the instant at which their slot begins. */
export async function takenPlaces(
  db: SiteDb,
  { serviceId, from, until, except = 0 }: Stretch,
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('visit_bookings')
    .select('starts_at')
    .select(({ fn }) => fn.sum<string>('people').as('people'))
    .where('service_id', '=', serviceId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .where('state', 'in', WITH_PLACE)
    .where('id', '!=', except)
    .groupBy('starts_at')
    .execute()
  return new Map(rows.map(({ starts_at, people }) => [starts_at.getTime(), Number(people)]))
}

/** Who waits for a place in a slot, first come first. */
export async function listWaiting(
  db: SiteDb,
  { serviceId, startsAt }: { serviceId: number; startsAt: Date },
): Promise<BookingRow[]> {
  return bookings(db)
    .where('service_id', '=', serviceId)
    .where('starts_at', '=', startsAt)
    .where('state', '=', 'WAITING')
    .orderBy('id')
    .execute()
}

const COLUMNS = {
  state: 'state',
  date: sql<string>`(starts_at at time zone 'Europe/Paris')::date::text`,
  id: 'id',
} as const
const ORDERS = { date: 'starts_at', id: 'id' } as const

export async function listBookings(db: SiteDb, { serviceId, list }: { serviceId: number; list: ListQuery }) {
  const filtered = whereList(db.selectFrom('visit_bookings').where('service_id', '=', serviceId), {
    list,
    columns: COLUMNS,
  })
  const page = pageList(filtered.select(BOOKING), { list, columns: ORDERS, lastKey: 'id' })
  const [rows, total] = await Promise.all([page.execute(), countRows(filtered)])
  return { rows, total }
}

/** Visits that were over before; also of people who are heard of still. */
export async function forgetBookingsBefore(db: SiteDb, before: Date): Promise<void> {
  await db.deleteFrom('visit_bookings').where('ends_at', '<', before).execute()
}

interface Ahead {
  serviceId: number
  now: Date
}

/** How many people come to the fullest slot that lies ahead; none where nobody comes. */
export async function fullestSlot(db: SiteDb, { serviceId, now }: Ahead): Promise<number> {
  const row = await db
    .selectFrom('visit_bookings')
    .select(({ fn }) => fn.sum<string>('people').as('people'))
    .where('service_id', '=', serviceId)
    .where('starts_at', '>', now)
    .where('state', 'in', WITH_PLACE)
    .groupBy('starts_at')
    .orderBy('people', 'desc')
    .limit(1)
    .executeTakeFirst()
  return Number(row?.people ?? 0)
}

/** The slots ahead that somebody waits for, the soonest first. */
export async function waitedSlots(db: SiteDb, { serviceId, now }: Ahead): Promise<Date[]> {
  const rows = await db
    .selectFrom('visit_bookings')
    .select('starts_at')
    .distinct()
    .where('service_id', '=', serviceId)
    .where('starts_at', '>', now)
    .where('state', '=', 'WAITING')
    .orderBy('starts_at')
    .execute()
  return rows.map(({ starts_at }) => starts_at)
}

/** Who comes or waits in a stretch of time, whatever service it is, the soonest first. */
export async function bookingsBetween(db: SiteDb, { from, until }: { from: Date; until: Date }): Promise<BookingRow[]> {
  return bookings(db)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .where('state', '<>', 'CANCELLED')
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}
