import type { Handler } from '#api/calls/handler.ts'
import type { handOverOrder } from '#contract/orders/hand-over.ts'
import { lockOrder } from '#db/queries/orders/orders.ts'
import { readHandOverCode } from '#rules/orders/hand-over-code.ts'
import { moveChange, moveOrder } from './move-order.ts'
import { showOrder } from './show-order.ts'

export const handleHandOverOrder: Handler<typeof handOverOrder> = async ({ params: { id }, body }, parts) => {
  const order = await lockOrder(parts.db, id)
  if (!order) return { refusal: 'order-not-found' }
  const code = body.code || null
  const reason = body.reason || null
  if (code === null && reason === null) return { problems: { code: { problem: 'required' } } }
  if (order.delivery_type !== 'CLICK_AND_COLLECT') return { refusal: 'order-move-illegal' }
  if (code !== null && readHandOverCode(code) !== order.hand_over_code) return { refusal: 'hand-over-code-wrong' }
  const handedOver = code === null ? (reason ?? '') : 'with-code'
  const moved = await moveOrder(parts, { id, to: 'DELIVERED', handedOver })
  if ('refusal' in moved) return { refusal: 'order-move-illegal' }
  const change = moveChange({ id, from: moved.from, to: 'DELIVERED' })
  const after = { ...change.after, handOver: code === null ? { reason } : 'CODE' }
  return { value: { order: await showOrder(parts.db, { id, locale: parts.locale }) }, changes: [{ ...change, after }] }
}
