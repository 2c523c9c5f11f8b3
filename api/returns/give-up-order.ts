import type { HandlerContext } from '#api/calls/handler.ts'
import { queueEstateMail } from '#api/mails/queue-estate-mail.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import { cancelOrder } from '#api/orders/cancel-order.ts'
import { decideRefund } from '#api/payments/decide-refund.ts'
import { findTaken, returnStock } from '#db/queries/catalogue/stock-holds.ts'
import { addOrderEvent, changeOrder, giveCodeUseBack, type LockedOrder, lockOrder } from '#db/queries/orders/orders.ts'
import { lockSupplements } from '#db/queries/orders/supplements.ts'
import type { ReturnActor } from '#db/queries/returns/returns.ts'
import type { SiteDb } from '#db/site-db.ts'
import { isRefundable } from '#rules/orders/order-states.ts'

interface GivenUp {
  /** Locked, and not in preparation yet. */
  order: LockedOrder
  who: ReturnActor
  /** As the credit note names it. */
  reason: 'given-up' | 'withdrawal'
  parts: Pick<HandlerContext, 'now' | 'randomId'>
}

type Ended = { refundId: number | null; refundedCents: number } | { refusal: 'gift-card-used' }

/** Ends an order that nobody has begun to prepare: unpaid, it is only cancelled; paid, all of it goes back. */
export async function giveUpOrder(db: SiteDb, { order, who, reason, parts }: GivenUp): Promise<Ended> {
  const { now, randomId } = parts
  const ended = await endOrder(db, { order, who, reason, now })
  if ('refusal' in ended) return ended
  const { id: orderId, locale, email: recipient } = order
  const { refundedCents } = ended
  const facts = { reason: 'given-up', refundedCents }
  await queueMail(db, { kind: 'ORDER_CANCELLED', locale, recipient, orderId, facts, now, randomId })
  if (order.fulfilment === 'PAID')
    await queueEstateMail(db, { kind: 'ORDER_GIVEN_UP', orderId, facts: { refundedCents }, now, randomId })
  return ended
}

type EndedOrder = Pick<GivenUp, 'order' | 'who' | 'reason'> & { now: Date }

async function endOrder(db: SiteDb, { order, who, reason, now }: EndedOrder): Promise<Ended> {
  if (order.fulfilment === 'AWAITING_PAYMENT') {
    await cancelOrder(db, { orderId: order.id, now, detail: 'cancelled', who })
    return { refundId: null, refundedCents: 0 }
  }
  if (order.total_cents === 0) {
    await endFreeOrder(db, { order, who, now })
    return { refundId: null, refundedCents: 0 }
  }
  const decided = await decideRefund(db, { order, request: 'all-that-is-left', reason, who, now })
  if ('refusal' in decided) {
    if (decided.refusal === 'gift-card-used') return { refusal: decided.refusal }
    throw new Error(`Order ${order.id} is paid and cannot be refunded: ${decided.refusal}`)
  }
  const carriageCents = await giveCarriageBack(db, { order, who, reason, now })
  return { refundId: decided.refundId, refundedCents: decided.amountCents + carriageCents }
}

/** What was paid to bring it elsewhere: it is brought nowhere. */
async function giveCarriageBack(db: SiteDb, { order, who, reason, now }: EndedOrder): Promise<number> {
  let backCents = 0
  for (const { id, carried } of await lockSupplements(db, order.id)) {
    const carriage = carried === null ? undefined : await lockOrder(db, id)
    if (!carriage || !isRefundable(carriage)) continue
    const decided = await decideRefund(db, { order: carriage, request: 'all-that-is-left', reason, who, now })
    if ('amountCents' in decided) backCents += decided.amountCents
  }
  return backCents
}

/** A code has paid for all of it: nothing goes back but the goods and the code. */
async function endFreeOrder(db: SiteDb, { order, who, now }: Omit<EndedOrder, 'reason'>): Promise<void> {
  await returnStock(db, { orderId: order.id, claims: await findTaken(db, order.id) })
  if (order.discount_code_id !== null) await giveCodeUseBack(db, order.discount_code_id)
  const change = { status: 'CANCELLED', fulfilment: 'CANCELLED', changed_at: now } as const
  await changeOrder(db, { id: order.id, change })
  await addOrderEvent(db, { orderId: order.id, from: order.status, to: 'CANCELLED', ...who, at: now })
}
