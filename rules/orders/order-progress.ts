import type { DeliveryType } from '#contract/deliveries/closed-sets.ts'
import type { Fulfilment } from '#contract/orders/closed-sets.ts'

const WAYS: Readonly<Record<DeliveryType, readonly Fulfilment[]>> = {
  DELIVERY: ['PAID', 'IN_PREPARATION', 'SHIPPED', 'DELIVERED'],
  PICKUP: ['PAID', 'IN_PREPARATION', 'SHIPPED', 'DELIVERED'],
  CLICK_AND_COLLECT: ['PAID', 'IN_PREPARATION', 'READY_FOR_PICKUP', 'DELIVERED'],
  NO_DELIVERY: ['PAID', 'DELIVERED'],
}

interface PlacedOrder {
  fulfilment: Fulfilment
  delivery: { type: DeliveryType }
}

/** The way of an order from paid to delivered, and how far it is; nothing is reached while it is unpaid. */
export function orderProgress({ fulfilment, delivery }: PlacedOrder): { step: Fulfilment; isReached: boolean }[] {
  const way = WAYS[delivery.type]
  const at = way.indexOf(fulfilment)
  return way.map((step, place) => ({ step, isReached: place <= at }))
}

/** Whether something is still to come of it. */
export function isUnderWay({ fulfilment }: Pick<PlacedOrder, 'fulfilment'>): boolean {
  return fulfilment !== 'DELIVERED' && fulfilment !== 'CANCELLED'
}
