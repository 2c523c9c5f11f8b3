import type { Problem } from '#contract/basics/problems.ts'
import type { OrderBody } from './order-context.ts'

/**
 * Where a parcel to the door goes: to the address that is written on it. A postal code that is sent beside it must be the
 * same one, or a parcel to Corsica would be paid as one to Paris. Access points and pick-up places tell their own.
 */
export function deliveryRequest(body: OrderBody, { needsDelivery }: { needsDelivery: boolean }) {
  const { address, delivery, user, deliveryPostalCode, deliveryIdCountry } = body
  const isSent = delivery.type === 'DELIVERY' || delivery.type === 'PICKUP'
  if (!needsDelivery || !isSent) return { postalCode: null, idCountry: null }
  const problems: Record<string, Problem> = {}
  if (user.phone === '') problems['user.phone'] = { problem: 'required' }
  if (delivery.type === 'PICKUP') return noted(problems, { postalCode: null, idCountry: null })
  const postalCode = address.delivery?.postalCode ?? null
  const idCountry = address.delivery?.idCountry ?? null
  if (!address.delivery) problems['address.delivery'] = { problem: 'required' }
  else if (deliveryPostalCode != null && deliveryPostalCode !== postalCode) {
    problems.deliveryPostalCode = { problem: 'invalid' }
  } else if (deliveryIdCountry != null && deliveryIdCountry !== idCountry) {
    problems.deliveryIdCountry = { problem: 'invalid' }
  }
  return noted(problems, { postalCode, idCountry })
}

function noted<Place extends object>(problems: Record<string, Problem>, place: Place) {
  return Object.keys(problems).length > 0 ? { problems } : place
}
