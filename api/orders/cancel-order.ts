import type { OrderActor } from '#contract/orders/closed-sets.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { releaseStock } from '#db/queries/catalogue/stock-holds.ts'
import { releaseCards } from '#db/queries/gift-cards/gift-card-uses.ts'
import { addOrderEvent, changeOrder, giveCodeUseBack, lockOrder } from '#db/queries/orders/orders.ts'
import { findUnsettledPayment } from '#db/queries/payments/payments.ts'
import type { SiteDb } from '#db/site-db.ts'

interface CancelOrderOptions {
  orderId: number
  now: Date
  detail: 'replaced' | 'unpaid' | 'cancelled' | 'sold-out'
  who?: { actor: OrderActor; userId: number | null }
}

/**
 * Ends an order that is not paid: stock, code and slot are free again, all at once. A payment that is still open, or whose
 * money is held, is looked after, so that what comes in vain goes back.
 */
export async function cancelOrder(
  db: SiteDb,
  { orderId, now, detail, who = { actor: 'SYSTEM', userId: null } }: CancelOrderOptions,
): Promise<void> {
  const order = await lockOrder(db, orderId)
  if (order?.fulfilment !== 'AWAITING_PAYMENT') return
  await releaseStock(db, orderId)
  await releaseCards(db, orderId)
  if (order.discount_code_id !== null) await giveCodeUseBack(db, order.discount_code_id)
  await changeOrder(db, {
    id: orderId,
    change: {
      status: 'CANCELLED',
      fulfilment: 'CANCELLED',
      changed_at: now,
      reserved_until: null,
      lapsed_at: detail === 'unpaid' ? now : null,
    },
  })
  await addOrderEvent(db, { orderId, from: order.status, to: 'CANCELLED', ...who, detail, at: now })
  const unsettled = await findUnsettledPayment(db, orderId)
  if (unsettled) await scheduleWork(db, { kind: 'PAYMENT_CHECK', subject: String(unsettled.id), dueAt: now })
}
