import type { Handler } from '#api/calls/handler.ts'
import type { cancelRegistration } from '#contract/events/events.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { lockEvent, moveRegistration } from '#db/queries/events/registrations.ts'
import { isPast } from '#rules/events/event-times.ts'
import { findWithEvent, registrationToWire } from './registration-to-wire.ts'
import { settleWaiting } from './take-places.ts'
import { tellRegistration } from './tell-registration.ts'

/** Under the event's lock: a place that is given back goes to one who waits, once. */
export const handleCancelRegistration: Handler<typeof cancelRegistration> = async ({ params }, parts) => {
  const { db, now } = parts
  const found = await findWithEvent(parts, params.token)
  const event = found ? await lockEvent(db, found.registration.element_id) : undefined
  if (!found || !event) return { refusal: 'registration-not-found' }
  if (isPast({ startsAt: event.starts_at, now })) return { refusal: 'event-over' }
  const { registration } = found
  const isMoved = await moveRegistration(db, {
    id: registration.id,
    from: ['COMING', 'WAITING'],
    to: 'CANCELLED',
    now,
  })
  if (isMoved) {
    await cancelWork(db, { kind: 'EVENT_REMINDER', subject: String(registration.id) })
    await tellRegistration(parts, { registration, step: 'CANCELLED' })
    await settleWaiting(parts, event)
  }
  return { value: { ...registrationToWire(found), state: 'CANCELLED' } }
}
