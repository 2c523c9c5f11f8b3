import { isPast } from './event-times.ts'

/** Of what the estate invites to, what begins first; null when nothing lies ahead. */
export function nextEvent<Event extends { startsAt: string }>(events: readonly Event[], now: Date): Event | null {
  let next: Event | null = null
  for (const event of events) {
    if (isPast({ startsAt: new Date(event.startsAt), now })) continue
    if (!next || event.startsAt < next.startsAt) next = event
  }
  return next
}
