import type { DeliveryType } from '#contract/deliveries/closed-sets.ts'
import { type DeliveryParameters, deliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { bookCollection } from './book-collection.ts'
import { type DeliveryContext, type DeliveryOutcome, type DeliveryRequest, NOT_DELIVERED } from './delivery-outcome.ts'
import { priceCarriage } from './price-carriage.ts'
import { needsDelivery } from './weigh-parcel.ts'

/**
 * Decides how an order travels, inside the order's transaction. Prices come from the tables or a stored quote alone; the
 * room of a slot is counted while its calendar is held.
 */
export async function chooseDelivery(
  parts: DeliveryContext,
  asked: DeliveryRequest & { parameters?: DeliveryParameters },
): Promise<DeliveryOutcome> {
  // Whatever was chosen: nothing is sent, so nothing is charged and nobody has to come.
  if (!needsDelivery(asked.lines)) return { delivery: NOT_DELIVERED }
  if (asked.shipping.type === 'NO_DELIVERY') {
    const choices = ['DELIVERY', 'PICKUP', 'CLICK_AND_COLLECT'] satisfies DeliveryType[]
    return { problems: { 'delivery.type': { problem: 'not-one-of', choices } } }
  }
  const parameters = asked.parameters ?? (await deliveryParameters(parts.db))
  if (asked.shipping.type === 'CLICK_AND_COLLECT') return bookCollection(parts, { asked, parameters })
  if (parameters.isLocked) return { refusal: 'delivery-locked' }
  return priceCarriage(parts, { asked, parameters })
}
