import type { HandlerContext } from '#api/calls/handler.ts'
import { elementsToWire } from '#api/content/element-to-wire.ts'
import { EVENTS_ROUTE } from '#contract/events/closed-sets.ts'
import type { Event } from '#contract/events/events.ts'
import { allElements, type ElementRow, findAnyElement, findElement } from '#db/queries/content/elements.ts'
import { countComing } from '#db/queries/events/events.ts'
import { placesLeft } from '#rules/basics/places.ts'
import { eventSlug } from '#rules/events/event-address.ts'
import { isPast } from '#rules/events/event-times.ts'

type EventContext = Pick<HandlerContext, 'db' | 'locale' | 'now'>

export async function showEvents(parts: EventContext): Promise<Event[]> {
  return eventsToWire(parts, await allElements(parts.db, { route: EVENTS_ROUTE, locale: parts.locale }))
}

/** Null when there is no such event, or it is not published, or not told in this language. */
export async function showEvent(parts: EventContext, id: number): Promise<Event | null> {
  const row = await findElement(parts.db, { route: EVENTS_ROUTE, id, locale: parts.locale })
  const [event] = row ? await eventsToWire(parts, [row]) : []
  return event ?? null
}

/** The same published or not: who has registered is told what becomes of it, though nobody else sees it any more. */
export async function tellEvent(parts: EventContext, id: number): Promise<Event | null> {
  const row = await findAnyElement(parts.db, { route: EVENTS_ROUTE, id, locale: parts.locale })
  const [event] = row ? await eventsToWire(parts, [row]) : []
  return event ?? null
}

async function eventsToWire({ db, locale, now }: EventContext, rows: readonly ElementRow[]): Promise<Event[]> {
  const [elements, coming] = await Promise.all([
    elementsToWire({ db, locale }, rows),
    countComing(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  return elements.flatMap(({ id, title, description, image, event }) => {
    if (!event) return []
    const left = placesLeft(event.capacity, coming.get(id) ?? 0)
    const past = isPast({ startsAt: new Date(event.startsAt), now })
    return [{ id, slug: eventSlug(title), title, description, image, ...event, placesLeft: left, isPast: past }]
  })
}
