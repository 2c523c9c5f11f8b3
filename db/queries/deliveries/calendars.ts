import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { CollectionCalendar } from '#rules/deliveries/collection-slots.ts'

interface StoredCalendar extends CollectionCalendar {
  id: number
  /** Whose it is: a place's or a service's. */
  addressId: number | null
  serviceId: number | null
}

interface PlaceCalendar extends StoredCalendar {
  addressId: number
}

export async function findCalendar(db: SiteDb, id: number): Promise<StoredCalendar | null> {
  const row = await calendarRows(db).where('id', '=', id).executeTakeFirst()
  return row ? withTimes(db, row) : null
}

/** The calendar of a place, held until the end: two orders for the last room of a slot wait for each other here. */
export async function lockCalendar(db: SiteDb, addressId: number): Promise<PlaceCalendar | null> {
  const row = await calendarRows(db).where('address_id', '=', addressId).forUpdate().executeTakeFirst()
  return row ? { ...(await withTimes(db, row)), addressId } : null
}

/** When one can come to a service; null when it cannot be booked. */
export async function findServiceCalendar(db: SiteDb, serviceId: number): Promise<StoredCalendar | null> {
  const row = await calendarRows(db).where('service_id', '=', serviceId).executeTakeFirst()
  return row ? withTimes(db, row) : null
}

/** Every place where orders are fetched, with its calendar. */
export async function listPlaceCalendars(db: SiteDb) {
  const rows = await calendarRows(db)
    .innerJoin('company_addresses', (on) =>
      on
        .onRef('company_addresses.site_id', '=', 'calendars.site_id')
        .onRef('company_addresses.id', '=', 'calendars.address_id'),
    )
    .select(['company_addresses.id as placeId', 'company_addresses.name', 'company_addresses.city'])
    .orderBy('company_addresses.name')
    .execute()
  return Promise.all(
    rows.map(async ({ placeId, name, city, ...row }) => ({
      calendar: { ...(await withTimes(db, row)), addressId: placeId },
      name,
      city,
    })),
  )
}

export async function findPlace(db: SiteDb, addressId: number) {
  return db
    .selectFrom('company_addresses')
    .select(['name', 'address', 'postal_code', 'city'])
    .where('id', '=', addressId)
    .executeTakeFirst()
}

/** How many living orders fetch at a place, by the instant at which their slot begins. */
export async function takenSlots(
  db: SiteDb,
  { addressId, from, until }: { addressId: number; from: Date; until: Date },
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('orders')
    .select('collect_from')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('collect_address_id', '=', addressId)
    .where('collect_from', '>=', from)
    .where('collect_from', '<', until)
    .where('fulfilment', '!=', 'CANCELLED')
    .groupBy('collect_from')
    .execute()
  return new Map(
    rows.flatMap(({ collect_from, count }) => (collect_from ? [[collect_from.getTime(), Number(count)]] : [])),
  )
}

function calendarRows(db: SiteDb) {
  return db
    .selectFrom('calendars')
    .select(['calendars.id', 'address_id', 'service_id', 'slot_minutes', 'capacity', 'closes_on_holidays'])
}

type CalendarRow = Awaited<ReturnType<ReturnType<typeof calendarRows>['executeTakeFirstOrThrow']>>

async function withTimes(db: SiteDb, row: CalendarRow): Promise<StoredCalendar> {
  const [hours, closures] = await Promise.all([
    db.selectFrom('calendar_hours').select(['weekday', 'opens', 'closes']).where('calendar_id', '=', row.id).execute(),
    db
      .selectFrom('calendar_closures')
      .select(sql<string>`day::text`.as('day'))
      .where('calendar_id', '=', row.id)
      .execute(),
  ])
  return {
    id: row.id,
    addressId: row.address_id,
    serviceId: row.service_id,
    slotMinutes: row.slot_minutes,
    capacity: row.capacity,
    closesOnHolidays: row.closes_on_holidays,
    hours,
    closures: new Set(closures.map(({ day }) => day)),
  }
}
