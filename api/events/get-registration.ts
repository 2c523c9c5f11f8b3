import type { Handler } from '#api/calls/handler.ts'
import type { getRegistration } from '#contract/events/events.ts'
import { findWithEvent, registrationToWire } from './registration-to-wire.ts'

export const handleGetRegistration: Handler<typeof getRegistration> = async ({ params }, parts) => {
  const found = await findWithEvent(parts, params.token)
  return found ? { value: registrationToWire(found) } : { refusal: 'registration-not-found' }
}
