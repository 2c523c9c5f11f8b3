import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/** What these elements tell as events; those that are none are left out. */
export async function eventsOf(db: SiteDb, { ids, locale }: { ids: readonly number[]; locale: string }) {
  if (ids.length === 0) return []
  return db
    .selectFrom('events')
    .innerJoin('event_texts', (on) =>
      on
        .onRef('event_texts.site_id', '=', 'events.site_id')
        .onRef('event_texts.element_id', '=', 'events.element_id')
        .on('event_texts.locale', '=', locale),
    )
    .select(['events.element_id', 'starts_at', 'ends_at', 'capacity', 'is_open'])
    .select(['event_texts.place', 'event_texts.price'])
    .where('events.element_id', 'in', ids)
    .execute()
}

/** How many people come to each of these events. */
export async function countComing(db: SiteDb, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('event_registrations')
    .select(['element_id', sql<number>`sum(people)::integer`.as('people')])
    .where('element_id', 'in', ids)
    .where('state', '=', 'COMING')
    .groupBy('element_id')
    .execute()
  return new Map(rows.map(({ element_id, people }) => [element_id, people]))
}

/** Any event of the estate, published or not. */
export async function findEventRow(db: SiteDb, elementId: number) {
  return db
    .selectFrom('events')
    .select(['element_id', 'capacity'])
    .where('element_id', '=', elementId)
    .executeTakeFirst()
}
