import type { Handler } from '#api/calls/handler.ts'
import { partsOf } from '#api/orders/editable-parts.ts'
import { loadRefundable } from '#api/payments/decide-refund.ts'
import type { getLinesPreview } from '#contract/edits/edits.ts'
import { findOrder, findOrderLines } from '#db/queries/orders/orders.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { refundShare } from '#rules/orders/refund-amounts.ts'
import { removedPieces } from './removed-pieces.ts'

export const handleGetLinesPreview: Handler<typeof getLinesPreview> = async ({ params, query }, { db }) => {
  const order = await findOrder(db, params.id)
  if (!order) return { refusal: 'order-not-found' }
  if (!partsOf(order).lines) return { refusal: 'order-edit-closed' }
  const lines = await findOrderLines(db, order.id)
  const removed = removedPieces(lines, readStaying(query.lines))
  if (!('request' in removed)) return removed
  const share = refundShare(await loadRefundable(db, { order, lines }), removed.request)
  return { value: { refund: 'problem' in share ? 0 : euros(cents(share.amountCents)) } }
}

/** `0x4,2x0` */
function readStaying(listed: string) {
  return listed.split(',').map((one) => {
    const [line = 0, quantity = 0] = one.split('x').map(Number)
    return { line, quantity }
  })
}
