import type { Handler } from '#api/calls/handler.ts'
import type { changeOrderStatus } from '#contract/orders/orders.ts'
import { moveChange, moveOrder } from './move-order.ts'
import { showOrder } from './show-order.ts'

export const handleChangeOrderStatus: Handler<typeof changeOrderStatus> = async ({ params: { id }, body }, parts) => {
  const { status: to, trackingNumber } = body
  const moved = await moveOrder(parts, { id, to, trackingNumber })
  if ('refusal' in moved) return moved
  const order = await showOrder(parts.db, { id, locale: parts.locale })
  return { value: { order }, changes: [moveChange({ id, from: moved.from, to })] }
}
