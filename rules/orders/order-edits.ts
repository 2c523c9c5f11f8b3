import type { DeliveryType } from '#contract/deliveries/closed-sets.ts'
import type { Fulfilment, MoneyState } from '#contract/orders/closed-sets.ts'
import { type DeliveryPlace, isOverseas } from '#rules/deliveries/delivery-place.ts'
import { isInCellar, isRefundable } from './order-states.ts'

/** An order as far as it says what of it can still be changed. */
interface EditedOrder {
  fulfilment: Fulfilment
  money: MoneyState
  delivery: DeliveryType
  /** Pays the deposit of a visit. */
  isDeposit: boolean
  /** It was added to another order, and goes where that one goes. */
  isSupplement: boolean
}

export interface EditableParts {
  address: boolean
  relay: boolean
  slot: boolean
  lines: boolean
}

/**
 * What the estate can change of an order. Where it goes, until it leaves; when it is fetched, until it is ready. What is in
 * it, once it is paid and while it is in the cellar: an unpaid order is cancelled and made anew.
 */
export function editableParts({ fulfilment, money, delivery, isDeposit, isSupplement }: EditedOrder): EditableParts {
  const isHere = isInCellar({ fulfilment }) || fulfilment === 'AWAITING_PAYMENT'
  const isFree = isHere && !isDeposit && !isSupplement
  return {
    address: isFree && delivery === 'DELIVERY',
    relay: isFree && delivery === 'PICKUP',
    slot: isFree && delivery === 'CLICK_AND_COLLECT',
    lines: isFree && isInCellar({ fulfilment }) && isRefundable({ money }) && delivery !== 'NO_DELIVERY',
  }
}

/** Whether both places are one for VAT and customs: what was invoiced for the one would be wrong for the other. */
export function isSameTerritory(one: DeliveryPlace, other: DeliveryPlace): boolean {
  return one.country === other.country && isOverseas(one) === isOverseas(other)
}

interface EditedLine {
  position: number
  quantity: number
  refundedQuantity: number
  /** A gift card, which has been sent. */
  isGiftCard: boolean
}

type WantedLine = { position: number; quantity: number }

/** What is wrong with the wished quantities: one of them, or that nothing stays. */
type LinesProblem = { problem: 'line'; position: number } | { problem: 'nothing-stays' }

/**
 * What is taken out of an order so that of each line the wished quantity stays; lines that are not named stay as they are.
 * More of a line is bought at today's price, so it is an addition and no change of the line.
 */
export function takenOut(
  lines: readonly EditedLine[],
  wanted: readonly WantedLine[],
): { removed: WantedLine[] } | LinesProblem {
  const removed: WantedLine[] = []
  for (const { position, quantity } of wanted) {
    const line = lines.find((one) => one.position === position)
    const left = line ? line.quantity - line.refundedQuantity : -1
    if (!line || quantity > left || (line.isGiftCard && quantity !== left)) return { problem: 'line', position }
    if (quantity < left) removed.push({ position, quantity: left - quantity })
  }
  const gone = new Map(removed.map((one) => [one.position, one.quantity]))
  const stays = lines.reduce(
    (sum, { position, quantity, refundedQuantity }) => sum + quantity - refundedQuantity - (gone.get(position) ?? 0),
    0,
  )
  return stays === 0 ? { problem: 'nothing-stays' } : { removed }
}
