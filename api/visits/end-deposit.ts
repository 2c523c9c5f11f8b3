import type { HandlerContext } from '#api/calls/handler.ts'
import { cancelOrder } from '#api/orders/cancel-order.ts'
import { decideRefund } from '#api/payments/decide-refund.ts'
import { lockOrderCard, takeCardRest } from '#db/queries/gift-cards/gift-cards.ts'
import type { LockedOrder } from '#db/queries/orders/orders.ts'
import type { SiteDb } from '#db/site-db.ts'
import { isRefundable } from '#rules/visits/deposits.ts'
import type { OpenBooking } from './open-booking.ts'

type Parts = Pick<HandlerContext, 'db' | 'principal' | 'now'>

/** What of a deposit goes back, and what stays as credit. */
interface DepositEnd {
  refundedCents: number
  keptCents: number
}

const NOTHING: DepositEnd = { refundedCents: 0, keptCents: 0 }

/**
 * A booking ends: the order that nobody has paid ends with it; what is left of a deposit goes back if it is early enough
 * or the estate's wish, and stays as credit otherwise. Under the order's lock, so that it happens once.
 */
export async function endDeposit(
  { db, principal, now }: Parts,
  { open: { booking, order }, by }: { open: OpenBooking; by: 'VISITOR' | 'ESTATE' },
): Promise<DepositEnd> {
  if (!order) return NOTHING
  const who = { actor: by === 'ESTATE' ? 'ADMIN' : 'CUSTOMER', userId: principal?.id ?? null } as const
  if (order.fulfilment === 'AWAITING_PAYMENT') {
    await cancelOrder(db, { orderId: order.id, now, detail: 'cancelled', who })
    return NOTHING
  }
  const card = await lockOrderCard(db, order.id)
  if (!card) return NOTHING
  const goesBack = by === 'ESTATE' || isRefundable({ refundUntil: booking.refund_until ?? booking.starts_at, now })
  const refundedCents = goesBack ? await refundRest(db, { order, card, who, now }) : 0
  return { refundedCents, keptCents: card.balance_cents - refundedCents }
}

interface RestToRefund {
  order: LockedOrder
  /** Locked: what is free of it now is so until the end. */
  card: NonNullable<Awaited<ReturnType<typeof lockOrderCard>>>
  who: { actor: 'ADMIN' | 'CUSTOMER'; userId: number | null }
  now: Date
}

/** What was spent of it is spent; what an order that is being paid holds stays on the card. */
async function refundRest(db: SiteDb, { order, card, who, now }: RestToRefund): Promise<number> {
  const free = card.balance_cents - card.held_cents
  if (free === 0) return 0
  const isUntouched = free === card.issued_cents
  const request = isUntouched ? 'all-that-is-left' : ({ lines: [], shippingCents: 0, goodwillCents: free } as const)
  const cardRestCents = isUntouched ? 0 : free
  const decided = await decideRefund(db, { order, request, reason: 'visit-cancelled', who, now, cardRestCents })
  // The estate has refunded the order before: there is nothing more to give back.
  if ('refusal' in decided) return 0
  if (!isUntouched) await takeCardRest(db, { id: card.id, cents: free })
  return decided.amountCents
}
