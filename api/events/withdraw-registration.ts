import type { Handler } from '#api/calls/handler.ts'
import type { withdrawRegistration } from '#contract/events/events.ts'
import { findRegistration } from '#db/queries/events/registrations.ts'
import { givePlacesBack } from './give-places-back.ts'

/** For the estate, whom somebody has called, or who sees that nobody will come. */
export const handleWithdrawRegistration: Handler<typeof withdrawRegistration> = async ({ params }, parts) => {
  const registration = await findRegistration(parts.db, params.id)
  if (!registration) return { refusal: 'registration-not-found' }
  const refusal = await givePlacesBack(parts, { registration, step: 'WITHDRAWN' })
  return refusal ? { refusal } : { value: { state: 'CANCELLED' } }
}
