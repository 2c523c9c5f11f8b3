import type { OrderActor } from '#contract/orders/closed-sets.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { releaseStock } from '#db/queries/catalogue/stock-holds.ts'
import { addOrderEvent, giveCodeUseBack, lockOrder, setOrderStatus } from '#db/queries/orders/orders.ts'
import { findPendingPayment } from '#db/queries/payments/payments.ts'
import type { SiteDb } from '#db/site-db.ts'

interface CancelOrderOptions {
  orderId: number
  now: Date
  detail: 'replaced' | 'unpaid' | 'cancelled'
  who?: { actor: OrderActor; userId: number | null }
}

/**
 * Ends an order that is not paid: stock, code and slot are free again. A payment that is still open is looked after, so
 * that money which comes too late goes back.
 */
export async function cancelOrder(
  db: SiteDb,
  { orderId, now, detail, who = { actor: 'SYSTEM', userId: null } }: CancelOrderOptions,
): Promise<void> {
  const order = await lockOrder(db, orderId)
  if (order?.status !== 'AWAITING_PAYMENT') return
  await releaseStock(db, orderId)
  if (order.discount_code_id !== null) await giveCodeUseBack(db, order.discount_code_id)
  await setOrderStatus(db, { id: orderId, change: { status: 'CANCELLED', changed_at: now, reserved_until: null } })
  await addOrderEvent(db, { orderId, from: order.status, to: 'CANCELLED', ...who, detail, at: now })
  const open = await findPendingPayment(db, orderId)
  if (open) await scheduleWork(db, { kind: 'PAYMENT_CHECK', subject: String(open.id), dueAt: now })
}
