import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import { eachText } from './catalogue.ts'
import type { DemoVisit } from './visits.ts'

export async function loadVisits(db: SiteDb, visits: readonly DemoVisit[]): Promise<void> {
  for (const [position, visit] of visits.entries()) await addVisit(db, { position, visit })
  await movePastIds(db)
}

async function addVisit(db: SiteDb, { position, visit }: { position: number; visit: DemoVisit }): Promise<void> {
  const {
    id,
    priceCents,
    depositCents,
    durationMinutes,
    languages,
    people,
    leadHours,
    daysAhead,
    tags,
    picture,
    texts,
  } = visit
  await db
    .insertInto('services')
    .values({
      id,
      position,
      price_cents: priceCents,
      deposit_cents: depositCents ?? null,
      duration_minutes: durationMinutes,
      languages: [...languages],
      min_people: people.min,
      max_people: people.max,
      ...(leadHours === undefined ? {} : { lead_hours: leadHours }),
      ...(daysAhead === undefined ? {} : { days_ahead: daysAhead }),
      tags: [...tags],
      media_id: picture.media,
    })
    .execute()
  await db
    .insertInto('service_texts')
    .values(eachText(texts, ({ goodToKnow, ...text }) => ({ service_id: id, good_to_know: goodToKnow, ...text })))
    .execute()
  if (visit.calendar) await addCalendar(db, { serviceId: id, calendar: visit.calendar })
}

interface NewCalendar {
  serviceId: number
  calendar: NonNullable<DemoVisit['calendar']>
}

async function addCalendar(db: SiteDb, { serviceId, calendar }: NewCalendar): Promise<void> {
  const { slotMinutes, capacity, hours } = calendar
  const { id } = await db
    .insertInto('calendars')
    .values({ service_id: serviceId, slot_minutes: slotMinutes, capacity })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Object.entries(hours).flatMap(([weekday, stretches]) =>
    stretches.map(([opens, closes]) => ({ calendar_id: id, weekday: Number(weekday), opens, closes })),
  )
  await db.insertInto('calendar_hours').values(rows).execute()
}

/** All estates share the counter: it only ever moves on. */
async function movePastIds(db: SiteDb): Promise<void> {
  const counter = sql`pg_get_serial_sequence('estate.services', 'id')`
  await sql`
    select setval(${counter}, greatest(max(id), coalesce(pg_sequence_last_value(${counter}::regclass), 1)))
    from estate.services having max(id) is not null
  `.execute(db)
}
