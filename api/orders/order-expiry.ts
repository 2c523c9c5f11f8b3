import type { DueHandler } from '#api/background/due-handler.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { releaseStock } from '#db/queries/catalogue/stock-holds.ts'
import { lockOrder, setReservedUntil } from '#db/queries/orders/orders.ts'
import { UNPAID_HOURS } from '#rules/orders/order-times.ts'
import { cancelOrder } from './cancel-order.ts'

/**
 * Nobody has paid: first the stock is given back, so that others can buy it; a day later the order is over. Who pays in
 * between still gets the wine if it is there.
 */
export const handleOrderExpiry: DueHandler = async ({ subject, now, transact }) =>
  transact(async (db) => {
    const order = await lockOrder(db, Number(subject))
    if (order?.status !== 'AWAITING_PAYMENT') return
    const { id, reserved_until } = order
    const again = (dueAt: Date) => scheduleWork(db, { kind: 'ORDER_EXPIRY', subject, dueAt })
    if (reserved_until !== null && reserved_until > now) return again(reserved_until)
    if (reserved_until !== null) {
      await releaseStock(db, id)
      await setReservedUntil(db, { id, until: null })
    }
    const over = new Date(order.created_at.getTime() + UNPAID_HOURS * 3_600_000)
    if (over > now) return again(over)
    await cancelOrder(db, { orderId: id, now, detail: 'unpaid' })
  })
