import type { Fulfilment, OrderActor } from '#contract/orders/closed-sets.ts'
import { addOrderEvent, changeOrder } from '#db/queries/orders/orders.ts'
import { lockSupplements } from '#db/queries/orders/supplements.ts'
import type { SiteDb } from '#db/site-db.ts'
import { nextFulfilments, orderStatus } from '#rules/orders/order-states.ts'
import { cancelOrder } from './cancel-order.ts'

interface Movement {
  /** The order that they were added to, locked: additions are always locked after it. */
  orderId: number
  to: Fulfilment
  who: { actor: OrderActor; userId: number | null }
  detail?: string
  tracking: { tracking_number: string | null; tracking_url: string | null }
  now: Date
}

/** What was added and paid goes with its order, silently: the mail about the order tells of the parcel. */
export async function moveSupplements(db: SiteDb, { orderId, to, who, detail = '', tracking, now }: Movement) {
  if (to !== 'IN_PREPARATION') await cancelUnpaidSupplements(db, { orderId, now })
  for (const { id, fulfilment, money, status, delivery_type } of await lockSupplements(db, orderId)) {
    if (!nextFulfilments(fulfilment, delivery_type).includes(to)) continue
    const change = {
      status: orderStatus({ fulfilment: to, money }, 'goods'),
      fulfilment: to,
      ...tracking,
      changed_at: now,
    }
    await changeOrder(db, { id, change })
    await addOrderEvent(db, { orderId: id, from: status, to, ...who, detail, at: now })
  }
}

/** What was asked for bringing an order to its former place is asked for no longer. */
export async function cancelUnpaidCarriage(
  db: SiteDb,
  { orderId, now }: { orderId: number; now: Date },
): Promise<void> {
  for (const { id, fulfilment, carried } of await lockSupplements(db, orderId))
    if (carried !== null && fulfilment === 'AWAITING_PAYMENT')
      await cancelOrder(db, { orderId: id, now, detail: 'cancelled' })
}

/** An addition that nobody has paid falls away when its order leaves or ends; money that comes for it later goes back. */
export async function cancelUnpaidSupplements(
  db: SiteDb,
  { orderId, now }: { orderId: number; now: Date },
): Promise<void> {
  for (const { id, fulfilment } of await lockSupplements(db, orderId))
    if (fulfilment === 'AWAITING_PAYMENT') await cancelOrder(db, { orderId: id, now, detail: 'cancelled' })
}
