import type { DeliveryType } from '#contract/deliveries/closed-sets.ts'
import type { Fulfilment, MoneyState, OrderStatus } from '#contract/orders/closed-sets.ts'

/** Where an order stands: its goods and its money go their own ways. */
interface OrderState {
  fulfilment: Fulfilment
  money: MoneyState
}

/** Where the goods may go from where they are; forwards only. Every other move is refused. */
const NEXT: Record<Fulfilment, readonly Fulfilment[]> = {
  AWAITING_PAYMENT: ['PAID', 'CANCELLED'],
  PAID: ['IN_PREPARATION', 'SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED'],
  IN_PREPARATION: ['SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED'],
  SHIPPED: ['DELIVERED'],
  READY_FOR_PICKUP: ['DELIVERED'],
  DELIVERED: [],
  CANCELLED: [],
}

/** How an order leaves the cellar: a parcel is shipped, a pick-up is made ready, a gift card is neither. */
const LEAVES: Record<DeliveryType, readonly Fulfilment[]> = {
  DELIVERY: ['SHIPPED'],
  PICKUP: ['SHIPPED'],
  CLICK_AND_COLLECT: ['READY_FOR_PICKUP'],
  NO_DELIVERY: ['DELIVERED'],
}
const LEAVING: readonly Fulfilment[] = ['SHIPPED', 'READY_FOR_PICKUP']

export function nextFulfilments(from: Fulfilment, delivery: DeliveryType): Fulfilment[] {
  return NEXT[from].filter((to) => {
    if (LEAVING.includes(to)) return LEAVES[delivery].includes(to)
    // What was never sent has not arrived; a gift card needs no way.
    return to !== 'DELIVERED' || LEAVES[delivery].includes('DELIVERED') || LEAVING.includes(from)
  })
}

interface Move {
  from: Fulfilment
  to: Fulfilment
  delivery: DeliveryType
}

export function mayMove({ from, to, delivery }: Move): boolean {
  return nextFulfilments(from, delivery).includes(to)
}

/** Whether the goods are still in the cellar, paid for. */
export function isInCellar({ fulfilment }: Pick<OrderState, 'fulfilment'>): boolean {
  return fulfilment === 'PAID' || fulfilment === 'IN_PREPARATION'
}

/** Whether the goods are out of the estate: a parcel once it is sent, what is fetched once it is handed over. */
export function hasLeft(fulfilment: Fulfilment): boolean {
  return fulfilment === 'SHIPPED' || fulfilment === 'DELIVERED'
}

/** Whether its customer may still cancel it by themselves: nobody has begun to prepare it. */
export function isCancellable({ fulfilment }: Pick<OrderState, 'fulfilment'>): boolean {
  return fulfilment === 'AWAITING_PAYMENT' || fulfilment === 'PAID'
}

/** Whether money is there that could go back. */
export function isRefundable({ money }: Pick<OrderState, 'money'>): boolean {
  return money === 'PAID' || money === 'PARTLY_REFUNDED'
}

/** Where a refund of so much brings an order: what is wholly paid back before it left is not sent any more. */
export function afterRefund(
  state: OrderState,
  { refundedCents, totalCents }: { refundedCents: number; totalCents: number },
): OrderState {
  const isWhole = refundedCents === totalCents
  return {
    fulfilment: isWhole && isInCellar(state) ? 'CANCELLED' : state.fulfilment,
    money: isWhole ? 'REFUNDED' : 'PARTLY_REFUNDED',
  }
}

/** The one word of outsiders for both: what changed last, but what is wholly paid back stays so. */
export function orderStatus({ fulfilment, money }: OrderState, changed: 'goods' | 'money'): OrderStatus {
  if (money === 'REFUNDED') return 'REFUNDED'
  return changed === 'money' && money === 'PARTLY_REFUNDED' ? 'PARTLY_REFUNDED' : fulfilment
}
