import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { supplementOrder } from '#contract/edits/edits.ts'
import { addOrderEvent, changeOrder, findOrder, type LockedOrder } from '#db/queries/orders/orders.ts'
import { eurosToCents } from '#rules/basics/money.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { draftSupplement } from './draft-supplement.ts'
import { lockForEdit } from './lock-for-edit.ts'
import { placeSupplement } from './place-supplement.ts'

/**
 * What is added is an order of its own that goes with the first: paid, invoiced and refunded by itself, so that neither
 * paper has to be written anew. Unpaid until its end, it falls away like any other.
 */
export const handleSupplementOrder: Handler<typeof supplementOrder> = async ({ params, body }, parts) => {
  const open = await lockForEdit(parts, { id: params.id, version: body.version, part: 'lines' })
  if ('refusal' in open) return open
  const { order } = open
  const drafted = await draftSupplement(parts, { order, added: body.lines, shipping: eurosToCents(body.shipping) })
  if (!('totals' in drafted)) return drafted
  const placed = await placeSupplement(parts, { order, drafted, days: body.days })
  if (!placed) return { refusal: 'order-obstructed' }
  const version = await noteSupplement(parts, order)
  const reference = orderReference(placed.id)
  return {
    value: {
      order: { id: order.id, version },
      supplement: { id: placed.id, reference },
      link: placed.link,
    },
    changes: [{ thing: 'orders', id: order.id, before: null, after: { supplement: reference } }],
  }
}

/** In the history of the order that it was added to. */
async function noteSupplement({ db, principal, now }: HandlerContext, order: LockedOrder): Promise<number> {
  const { id, status } = order
  await changeOrder(db, { id, change: { changed_at: now } })
  const who = { actor: 'ADMIN', userId: principal?.id ?? null } as const
  await addOrderEvent(db, { orderId: id, from: status, to: status, ...who, detail: 'edited-added', at: now })
  return (await findOrder(db, id))?.version ?? order.version
}
