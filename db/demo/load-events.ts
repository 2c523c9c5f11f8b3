import { EVENTS_ROUTE } from '#contract/events/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'
import { parisDay, parisInstant } from '#rules/basics/paris-time.ts'
import type { DemoEvent } from './events.ts'

export async function loadEvents(
  db: SiteDb,
  { events, now }: { events: readonly DemoEvent[]; now: Date },
): Promise<void> {
  for (const [position, event] of events.entries()) await addEvent(db, { event, position, now })
}

async function addEvent(
  db: SiteDb,
  { event, position, now }: { event: DemoEvent; position: number; now: Date },
): Promise<void> {
  const { id } = await db
    .insertInto('elements')
    .values({ route: EVENTS_ROUTE, position, url: null, media_id: event.picture.media })
    .returning('id')
    .executeTakeFirstOrThrow()
  const day = event.day(parisDay(now))
  const [starts_at, ends_at] = [parisInstant(day, event.from), parisInstant(day, event.until)]
  await db.insertInto('events').values({ element_id: id, starts_at, ends_at, capacity: event.capacity }).execute()
  for (const [locale, { title, description, place, price }] of Object.entries(event.texts)) {
    await db.insertInto('element_texts').values({ element_id: id, locale, title, description }).execute()
    await db.insertInto('event_texts').values({ element_id: id, locale, place, price }).execute()
  }
  for (const guest of event.guests) await addGuest(db, { elementId: id, guest, now })
}

/** Written down by the estate itself, as somebody who telephones: no mail leads to a page of theirs. */
async function addGuest(
  db: SiteDb,
  { elementId, guest, now }: { elementId: number; guest: DemoEvent['guests'][number]; now: Date },
): Promise<void> {
  await db
    .insertInto('event_registrations')
    .values({
      ...{ message: '', ...guest },
      element_id: elementId,
      state: 'COMING',
      phone: null,
      locale: 'fr',
      wording: '',
      token_hash: null,
      sealed_token: null,
      created_at: now,
      changed_at: now,
    })
    .execute()
}
