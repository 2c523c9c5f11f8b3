import type { Handler } from '#api/calls/handler.ts'
import { decideRefund } from '#api/payments/decide-refund.ts'
import type { changeOrderLines } from '#contract/edits/edits.ts'
import { changeOrder, findOrderLines, lockOrder, type OrderLineRow } from '#db/queries/orders/orders.ts'
import type { RefundRequest } from '#rules/orders/refund-amounts.ts'
import { lockForEdit } from './lock-for-edit.ts'
import { recordEdit } from './record-edit.ts'
import { removedPieces } from './removed-pieces.ts'

export const handleChangeOrderLines: Handler<typeof changeOrderLines> = async ({ params, body }, parts) => {
  const { db, now, principal } = parts
  const open = await lockForEdit(parts, { id: params.id, version: body.version, part: 'lines' })
  if ('refusal' in open) return open
  const { order } = open
  const lines = await findOrderLines(db, order.id)
  const removed = removedPieces(lines, body.lines)
  if (!('request' in removed)) return removed
  const who = { actor: 'ADMIN', userId: principal?.id ?? null } as const
  const decided = await decideRefund(db, { order, request: removed.request, reason: 'edited', who, now })
  if ('refusal' in decided)
    return { refusal: decided.refusal === 'order-move-illegal' ? 'order-edit-closed' : decided.refusal }
  await changeOrder(db, { id: order.id, change: { edited_at: now, changed_at: now } })
  // Where all that stays was free, the whole price has gone back, and with it the order.
  if ((await lockOrder(db, order.id))?.money === 'REFUNDED') return { refusal: 'order-edit-empty' }
  const told = toldPieces(lines, removed.request)
  const facts = { part: 'lines', refundCents: decided.amountCents, removed: told } as const
  const value = { order: await recordEdit(parts, { order, detail: 'edited-lines', facts }) }
  const after = { removed: removed.request.lines, refunded: decided.amountCents / 100 }
  return { value, changes: [{ thing: 'orders', id: order.id, before: null, after }] }
}

/** By the names that they were sold under. */
function toldPieces(lines: readonly OrderLineRow[], { lines: removed }: RefundRequest) {
  return removed.map(({ position, quantity }) => {
    const line = lines.find((one) => one.position === position)
    return { name: [line?.name, line?.label].filter(Boolean).join(', '), quantity }
  })
}
