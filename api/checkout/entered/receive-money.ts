import type { HandlerContext } from '#api/calls/handler.ts'
import { completeOrder } from '#api/orders/complete-order.ts'
import { scheduleReviewRequest } from '#api/orders/schedule-review-request.ts'
import type { ReceivedMeans } from '#contract/payments/closed-sets.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { findOrderEntry } from '#db/queries/orders/order-entries.ts'
import { addOrderEvent, changeOrder, type LockedOrder } from '#db/queries/orders/orders.ts'
import { addPayment, findPendingPayment, noteReceipt } from '#db/queries/payments/payments.ts'

interface ReceivedMoney {
  /** Locked by the caller, and unpaid. */
  order: LockedOrder
  means: ReceivedMeans
  on: string
  reference: string
}

type Parts = Pick<HandlerContext, 'db' | 'now' | 'secrets' | 'randomId' | 'principal'>

/**
 * Money that the estate has by itself completes an order as a provider's does. A payment that was begun at a provider is
 * ended there; what comes of it all the same goes back by itself.
 */
export async function receiveMoney(
  parts: Parts,
  { order, means, on, reference }: ReceivedMoney,
): Promise<{ refusal: 'order-obstructed' } | null> {
  const { db, now } = parts
  const begun = await findPendingPayment(db, order.id)
  const amountCents = order.total_cents - order.cards_cents
  const payment = await addPayment(db, { orderId: order.id, provider: means, amountCents, now })
  await noteReceipt(db, { id: payment.id, reference, on })
  if (!(await finishEntry(parts, { order, paymentId: payment.id, means }))) return { refusal: 'order-obstructed' }
  if (begun) await scheduleWork(db, { kind: 'PAYMENT_CHECK', subject: String(begun.id), dueAt: now })
  return null
}

interface FinishedEntry {
  order: LockedOrder
  /** Null where nothing was to be paid. */
  paymentId: number | null
  means?: ReceivedMeans
}

/** Completes an order; what left with its customer at once is with them. False when its stock is gone. */
export async function finishEntry(parts: Parts, { order, paymentId, means }: FinishedEntry): Promise<boolean> {
  const { db, now, secrets, randomId, principal } = parts
  const paid = { order, paymentId, ...(means ? { means } : {}), secrets, now, randomId }
  if (!(await completeOrder(db, paid))) return false
  const entry = await findOrderEntry(db, order.id)
  if (!entry?.is_taken_away) return true
  const userId = principal?.id ?? null
  await changeOrder(db, { id: order.id, change: { status: 'DELIVERED', fulfilment: 'DELIVERED', changed_at: now } })
  await addOrderEvent(db, { orderId: order.id, from: 'PAID', to: 'DELIVERED', actor: 'ADMIN', userId, at: now })
  await scheduleReviewRequest(db, { orderId: order.id, deliveredAt: now })
  return true
}
