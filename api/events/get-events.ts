import type { Handler } from '#api/calls/handler.ts'
import type { LiveThing } from '#contract/basics/define-call.ts'
import type { getEvents } from '#contract/events/events.ts'
import { showEvents } from './event-to-wire.ts'

export const handleGetEvents: Handler<typeof getEvents> = async (_, parts) => {
  const events = (await showEvents(parts)).sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id - b.id)
  const upcoming = events.filter(({ isPast }) => !isPast)
  const past = events.filter(({ isPast }) => isPast).reverse()
  return { value: { upcoming, past }, live: events.map(({ id }): LiveThing => `places ${id}`) }
}
