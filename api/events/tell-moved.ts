import type { SavingParts } from '#api/office/resource.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { registrationsOf } from '#db/queries/events/registrations.ts'
import { type LockedEvent, remindLater } from './take-places.ts'
import { tellRegistration } from './tell-registration.ts'

/** Whoever comes is told of the new day or place, and is reminded before that one. */
export async function tellMoved(parts: SavingParts, event: LockedEvent): Promise<void> {
  const { db } = parts
  const coming = (await registrationsOf(db, event.element_id)).filter(({ state }) => state === 'COMING')
  for (const registration of coming) {
    await cancelWork(db, { kind: 'EVENT_REMINDER', subject: String(registration.id) })
    await remindLater(parts, { event, registrationId: registration.id })
    await tellRegistration(parts, { registration, step: 'CHANGED' })
  }
}
