import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { readAddress } from '#api/orders/read-address.ts'
import { decideRefund } from '#api/payments/decide-refund.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { changeOrderAddress } from '#contract/edits/edits.ts'
import { orderParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { changeOrder, type LockedOrder } from '#db/queries/orders/orders.ts'
import { moveSupplementsTo } from '#db/queries/orders/supplements.ts'
import { readPhone } from '#providers/phone-numbers/phone-number.ts'
import { isInCellar } from '#rules/orders/order-states.ts'
import { deliveryPrice } from './delivery-price.ts'
import { lockForEdit } from './lock-for-edit.ts'
import { recordEdit } from './record-edit.ts'

export const handleChangeOrderAddress: Handler<typeof changeOrderAddress> = async ({ params, body }, parts) => {
  const { db, now } = parts
  const open = await lockForEdit(parts, { id: params.id, version: body.version, part: 'address' })
  if ('refusal' in open) return open
  const read = await readAddress(db, body.address)
  if ('problems' in read) return { problems: inAddress(read.problems) }
  const phone = body.phone ? readPhone(body.phone, await orderParameters(db)) : null
  if (phone && 'problem' in phone) return { problems: { phone } }
  const { order } = open
  const found = await deliveryPrice(parts, { order, to: read.address })
  if ('refusal' in found) return found
  const difference = found.price ? found.price.beforeCents - found.price.afterCents : 0
  const back = body.price === 'LESS' && difference > 0 ? await giveBack(parts, { order, cents: difference }) : null
  if (back && 'refusal' in back) return back
  const delivery_address = JSON.stringify(read.address)
  const { arrival } = found
  await changeOrder(db, {
    id: order.id,
    change: {
      delivery_address,
      phone: phone?.phone ?? order.phone,
      ...(arrival && { arrives_from: arrival.from, arrives_until: arrival.until }),
      edited_at: now,
      changed_at: now,
    },
  })
  await moveSupplementsTo(db, { orderId: order.id, deliveryAddress: delivery_address, now })
  const facts = { part: 'address', refundCents: back?.amountCents ?? 0 } as const
  const value = { order: await recordEdit(parts, { order, detail: 'edited-address', facts }) }
  // Where somebody lives is told in the order, not in the log of changes.
  const after = { delivery: 'address', refunded: facts.refundCents / 100 }
  return { value, changes: [{ thing: 'orders', id: order.id, before: null, after }] }
}

function inAddress(problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`address.${field}`, problem]))
}

/** Of an order that is paid, what its new delivery costs less. */
async function giveBack(parts: HandlerContext, { order, cents }: { order: LockedOrder; cents: number }) {
  if (!isInCellar(order)) return { refusal: 'order-edit-closed' as const }
  const decided = await decideRefund(parts.db, {
    order,
    request: { lines: [], shippingCents: cents, goodwillCents: 0 },
    reason: 'edited',
    who: { actor: 'ADMIN', userId: parts.principal?.id ?? null },
    now: parts.now,
  })
  if (!('refusal' in decided)) return decided
  return { refusal: decided.refusal === 'refund-too-large' ? decided.refusal : ('order-edit-closed' as const) }
}
