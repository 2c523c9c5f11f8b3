import type { DeliveryType } from '#contract/deliveries/closed-sets.ts'
import type { OrderStatus } from '#contract/orders/closed-sets.ts'

/** Where an order may go from where it stands. Every other move is refused. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  AWAITING_PAYMENT: ['PAID', 'CANCELLED'],
  PAID: ['IN_PREPARATION', 'SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED', 'PARTLY_REFUNDED', 'REFUNDED'],
  IN_PREPARATION: ['SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED', 'PARTLY_REFUNDED', 'REFUNDED'],
  SHIPPED: ['DELIVERED', 'PARTLY_REFUNDED', 'REFUNDED'],
  READY_FOR_PICKUP: ['DELIVERED', 'PARTLY_REFUNDED', 'REFUNDED'],
  DELIVERED: ['PARTLY_REFUNDED', 'REFUNDED'],
  PARTLY_REFUNDED: ['IN_PREPARATION', 'SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED', 'PARTLY_REFUNDED', 'REFUNDED'],
  CANCELLED: [],
  REFUNDED: [],
}

/** How an order leaves the cellar: a parcel is shipped, a pick-up is made ready, a gift card is neither. */
const LEAVES: Record<DeliveryType, readonly OrderStatus[]> = {
  DELIVERY: ['SHIPPED'],
  PICKUP: ['SHIPPED'],
  CLICK_AND_COLLECT: ['READY_FOR_PICKUP'],
  NO_DELIVERY: ['DELIVERED'],
}
const LEAVING: readonly OrderStatus[] = ['SHIPPED', 'READY_FOR_PICKUP']

export function nextStatuses(from: OrderStatus, delivery: DeliveryType): OrderStatus[] {
  return NEXT[from].filter((to) => {
    if (LEAVING.includes(to)) return LEAVES[delivery].includes(to)
    // What was never sent has not arrived; a gift card needs no way.
    if (to === 'DELIVERED')
      return LEAVES[delivery].includes('DELIVERED') || LEAVING.includes(from) || from === 'PARTLY_REFUNDED'
    return true
  })
}

interface MayBecomeOptions {
  from: OrderStatus
  to: OrderStatus
  delivery: DeliveryType
}

export function mayBecome({ from, to, delivery }: MayBecomeOptions): boolean {
  return nextStatuses(from, delivery).includes(to)
}
