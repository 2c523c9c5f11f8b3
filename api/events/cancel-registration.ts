import type { Handler } from '#api/calls/handler.ts'
import type { cancelRegistration } from '#contract/events/events.ts'
import { givePlacesBack } from './give-places-back.ts'
import { findWithEvent, registrationToWire } from './registration-to-wire.ts'

export const handleCancelRegistration: Handler<typeof cancelRegistration> = async ({ params }, parts) => {
  const found = await findWithEvent(parts, params.token)
  if (!found) return { refusal: 'registration-not-found' }
  const refusal = await givePlacesBack(parts, { registration: found.registration, step: 'CANCELLED' })
  if (refusal) return { refusal }
  return { value: { ...registrationToWire(found), state: 'CANCELLED' } }
}
