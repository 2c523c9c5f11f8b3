import { sql } from 'kysely'
import { WITH_PLACE } from '#db/queries/visits/bookings.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Person } from './person-keys.ts'

/** Where somebody has a place that others may wait for. */
export interface HeldPlaces {
  visits: readonly { serviceId: number; startsAt: Date }[]
  eventIds: readonly number[]
}

/** Of visits and events that have not begun, always in the same order: they are locked in it. */
export async function findHeldPlaces(
  db: SiteDb,
  { person: { userId, email }, now }: { person: Person; now: Date },
): Promise<HeldPlaces> {
  const visits = await sql<HeldPlaces['visits'][number]>`
    select distinct service_id as "serviceId", starts_at as "startsAt" from visit_bookings
    where (user_id = ${userId}::integer or email = ${email}::text)
      and state = any(${[...WITH_PLACE]}::text[]) and starts_at > ${now}
    order by 1, 2
  `.execute(db)
  const events = await sql<{ id: number }>`
    select distinct element_id as id from event_registrations join events using (site_id, element_id)
    where email = ${email}::text and state = 'COMING' and starts_at > ${now} order by 1
  `.execute(db)
  return { visits: visits.rows, eventIds: events.rows.map(({ id }) => id) }
}
