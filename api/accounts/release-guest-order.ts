import type { Handler } from '#api/calls/handler.ts'
import type { releaseGuestOrder } from '#contract/accounts/guest-orders.ts'
import { RELEASED, releaseOrder } from '#db/queries/accounts/joined-orders.ts'
import { addOrderEvent } from '#db/queries/orders/orders.ts'

export const handleReleaseGuestOrder: Handler<typeof releaseGuestOrder> = async ({ params }, parts) => {
  const { db, now, principal } = parts
  const released = await releaseOrder(db, { userId: params.id, id: params.order })
  if (released.length === 0) return { refusal: 'order-not-found' }
  const who = { actor: 'ADMIN', userId: principal?.id ?? null } as const
  for (const { id, status } of released)
    await addOrderEvent(db, { orderId: id, from: status, to: status, ...who, detail: RELEASED, at: now })
  return {
    value: { id: params.order },
    changes: [{ thing: 'customers', id: params.id, before: { joinedOrders: [params.order] }, after: null }],
  }
}
