import type { Change, Handler } from '#api/calls/handler.ts'
import type { moveOrders } from '#contract/orders/office-orders.ts'
import { moveChange, moveOrder } from './move-order.ts'

/** One after the other, by their numbers: two who move the same ones never wait for each other in a circle. */
export const handleMoveOrders: Handler<typeof moveOrders> = async ({ body: { ids, status: to } }, parts) => {
  const wanted = [...new Set(ids)].sort((a, b) => a - b)
  const changes: Change[] = []
  const refused: number[] = []
  for (const id of wanted) {
    const moved = await moveOrder(parts, { id, to })
    if ('refusal' in moved) refused.push(id)
    else changes.push(moveChange({ id, from: moved.from, to }))
  }
  return { value: { moved: wanted.filter((id) => !refused.includes(id)), refused }, changes }
}
