import type { Carrier } from '#db/queries/deliveries/carriers.ts'
import type { ChosenDelivery } from './delivery-outcome.ts'

/** What an order keeps of its carrier. */
export function carriedBy({ id, name, delay, deliveryType }: Carrier) {
  return { type: deliveryType, carrierId: id, carrierName: name, delay } satisfies Partial<ChosenDelivery>
}
