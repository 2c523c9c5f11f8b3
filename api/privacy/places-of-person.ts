import type { HandlerContext } from '#api/calls/handler.ts'
import { settleWaiting } from '#api/events/take-places.ts'
import { promoteWaiting } from '#api/visits/promote-waiting.ts'
import { lockEvent } from '#db/queries/events/registrations.ts'
import type { HeldPlaces } from '#db/queries/privacy/held-places.ts'
import { lockService } from '#db/queries/visits/services.ts'

/** Gives what somebody held to those who wait for it, once nothing of theirs is left there. */
export async function givePlacesOn(
  parts: Pick<HandlerContext, 'db' | 'now' | 'randomId'>,
  { visits, eventIds }: HeldPlaces,
): Promise<void> {
  for (const { serviceId, startsAt } of visits) {
    const service = await lockService(parts.db, serviceId)
    if (service) await promoteWaiting(parts, { service, startsAt })
  }
  for (const id of eventIds) {
    const event = await lockEvent(parts.db, id)
    if (event) await settleWaiting(parts, event)
  }
}
