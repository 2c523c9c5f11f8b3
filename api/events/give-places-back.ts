import type { HandlerContext } from '#api/calls/handler.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { lockEvent, moveRegistration, type RegistrationRow } from '#db/queries/events/registrations.ts'
import { isPast } from '#rules/events/event-times.ts'
import { settleWaiting } from './take-places.ts'
import { tellRegistration } from './tell-registration.ts'

/** Under the event's lock: a place that is given back goes to one who waits, once. Null when it is done, or was before. */
export async function givePlacesBack(
  parts: HandlerContext,
  { registration, step }: { registration: RegistrationRow; step: 'CANCELLED' | 'WITHDRAWN' },
) {
  const { db, now } = parts
  const event = await lockEvent(db, registration.element_id)
  if (!event) return 'registration-not-found' as const
  if (isPast({ startsAt: event.starts_at, now })) return 'event-over' as const
  const { id } = registration
  if (await moveRegistration(db, { id, from: ['COMING', 'WAITING'], to: 'CANCELLED', now })) {
    await cancelWork(db, { kind: 'EVENT_REMINDER', subject: String(id) })
    await tellRegistration(parts, { registration, step })
    await settleWaiting(parts, event)
  }
  return null
}
