import type { HandlerContext } from '#api/calls/handler.ts'
import type { OfficePaymentLink } from '#contract/checkout/payment-links.ts'
import type { LockedOrder } from '#db/queries/orders/orders.ts'
import { recordEdit } from './record-edit.ts'

interface DoneMove {
  order: LockedOrder
  part: 'address' | 'relay'
  settled: { refundCents: number; moreCents: number; link: OfficePaymentLink | null }
}

/** That an order goes elsewhere, as its calls answer it. */
export async function recordMove(parts: HandlerContext, { order, part, settled }: DoneMove) {
  const { refundCents, moreCents, link } = settled
  const facts = { part, refundCents, moreCents }
  const changed = await recordEdit(parts, { order, detail: `edited-${part}`, facts })
  // Where somebody lives is told in the order, not in the log of changes.
  const after = { delivery: part, refunded: refundCents / 100, asked: moreCents / 100 }
  return { value: { order: changed, link }, changes: [{ thing: 'orders', id: order.id, before: null, after }] }
}
