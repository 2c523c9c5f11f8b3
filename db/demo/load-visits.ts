import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import { eachText } from './catalogue.ts'
import type { DemoVisit } from './visits.ts'

export async function loadVisits(db: SiteDb, visits: readonly DemoVisit[]): Promise<void> {
  for (const [position, visit] of visits.entries()) await addVisit(db, { position, visit })
  await movePastIds(db)
}

async function addVisit(db: SiteDb, { position, visit }: { position: number; visit: DemoVisit }): Promise<void> {
  const { id, priceCents, durationMinutes, tags, picture, texts } = visit
  await db
    .insertInto('services')
    .values({
      id,
      position,
      price_cents: priceCents,
      duration_minutes: durationMinutes,
      tags: [...tags],
      media_id: picture.media,
    })
    .execute()
  await db
    .insertInto('service_texts')
    .values(eachText(texts, (text) => ({ service_id: id, ...text })))
    .execute()
}

/** All estates share the counter: it only ever moves on. */
async function movePastIds(db: SiteDb): Promise<void> {
  const counter = sql`pg_get_serial_sequence('estate.services', 'id')`
  await sql`
    select setval(${counter}, greatest(max(id), coalesce(pg_sequence_last_value(${counter}::regclass), 1)))
    from estate.services having max(id) is not null
  `.execute(db)
}
