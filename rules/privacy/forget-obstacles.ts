import type { DeliveryType } from '#contract/deliveries/closed-sets.ts'
import type { Fulfilment, MoneyState } from '#contract/orders/closed-sets.ts'

const DAY_MS = 86_400_000
/** A parcel that nobody has reported by then has arrived, whether or not the estate has noted it. */
const ARRIVED_DAYS = 30

interface OrderUnderWay {
  fulfilment: Fulfilment
  money: MoneyState
  deliveryType: DeliveryType
  changedAt: Date
}

interface PersonalBusiness {
  orders: readonly OrderUnderWay[]
  /** Refunds that were asked for and are not done. */
  openRefunds: number
  /** Pieces on their way back that are neither refused nor paid back. */
  openReturns: number
  /** Gift cards that are still to be sent. */
  unsentCards: number
}

/** Why somebody cannot be forgotten yet; null when nothing stands in the way. */
export function forgetObstacle(
  { orders, openRefunds, openReturns, unsentCards }: PersonalBusiness,
  now: Date,
): 'order-under-way' | 'money-owed' | null {
  if (unsentCards > 0 || orders.some((order) => isUnderWay(order, now))) return 'order-under-way'
  return openRefunds + openReturns > 0 || orders.some(({ money }) => money === 'HELD') ? 'money-owed' : null
}

function isUnderWay({ fulfilment, deliveryType, changedAt }: OrderUnderWay, now: Date): boolean {
  if (fulfilment === 'DELIVERED' || fulfilment === 'CANCELLED') return false
  if (fulfilment === 'SHIPPED') return now.getTime() - changedAt.getTime() < ARRIVED_DAYS * DAY_MS
  // What needs no way is there once it is paid.
  return !(deliveryType === 'NO_DELIVERY' && fulfilment === 'PAID')
}
