import type { HandlerContext } from '#api/calls/handler.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { countComing } from '#db/queries/events/events.ts'
import { type lockEvent, moveRegistration, waitingFor } from '#db/queries/events/registrations.ts'
import { nextToCome, placesLeft } from '#rules/basics/places.ts'
import { reminderAt } from '#rules/events/event-times.ts'
import { tellRegistration } from './tell-registration.ts'

/** An event that nobody else takes places of meanwhile. */
export type LockedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>
type PlacesContext = Pick<HandlerContext, 'db' | 'now' | 'randomId'>

/** Gives free places to those who wait, each once, and tells them. Answers the places that are left then. */
export async function settleWaiting(parts: PlacesContext, event: LockedEvent): Promise<number> {
  const { db, now } = parts
  const free = await freePlaces(parts, event)
  const promoted = nextToCome(await waitingFor(db, event.element_id), free)
  for (const registration of promoted) {
    await moveRegistration(db, { id: registration.id, from: ['WAITING'], to: 'COMING', now })
    await remindLater(parts, { event, registrationId: registration.id })
    await tellRegistration(parts, { registration, step: 'PROMOTED' })
  }
  return free - promoted.reduce((sum, { people }) => sum + people, 0)
}

async function freePlaces({ db }: PlacesContext, { element_id, capacity }: LockedEvent): Promise<number> {
  return placesLeft(capacity, (await countComing(db, [element_id])).get(element_id) ?? 0)
}

export async function remindLater(
  { db, now }: PlacesContext,
  { event, registrationId }: { event: LockedEvent; registrationId: number },
): Promise<void> {
  const dueAt = reminderAt({ startsAt: event.starts_at, now })
  if (dueAt) await scheduleWork(db, { kind: 'EVENT_REMINDER', subject: String(registrationId), dueAt })
}
