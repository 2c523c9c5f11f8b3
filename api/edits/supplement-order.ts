import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { askForPayment } from '#api/checkout/payment-links/ask-for-payment.ts'
import { linkForEstate } from '#api/checkout/payment-links/link-for-estate.ts'
import { openPaymentLink } from '#api/checkout/payment-links/open-payment-link.ts'
import type { supplementOrder } from '#contract/edits/edits.ts'
import { reserveStock } from '#db/queries/catalogue/stock-holds.ts'
import { addOrderEvent, changeOrder, findOrder, insertOrder, type LockedOrder } from '#db/queries/orders/orders.ts'
import { eurosToCents } from '#rules/basics/money.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { daysLater } from '#rules/orders/order-times.ts'
import { type DraftedSupplement, draftSupplement, supplementRow } from './draft-supplement.ts'
import { lockForEdit } from './lock-for-edit.ts'

/**
 * What is added is an order of its own that goes with the first: paid, invoiced and refunded by itself, so that neither
 * paper has to be written anew. Unpaid until its end, it falls away like any other.
 */
export const handleSupplementOrder: Handler<typeof supplementOrder> = async ({ params, body }, parts) => {
  const { now } = parts
  const open = await lockForEdit(parts, { id: params.id, version: body.version, part: 'lines' })
  if ('refusal' in open) return open
  const { order } = open
  const drafted = await draftSupplement(parts, { order, added: body.lines, shipping: eurosToCents(body.shipping) })
  if (!('totals' in drafted)) return drafted
  const until = daysLater(now, body.days)
  const supplementId = await placeSupplement(parts, { order, drafted, until })
  if (supplementId === null) return { refusal: 'order-obstructed' }
  const amountCents = drafted.totals.total
  const link = await openPaymentLink(parts, { orderId: supplementId, amountCents, expiresAt: until })
  const asked = { id: supplementId, locale: order.locale, email: order.email }
  await askForPayment(parts, { order: asked, means: 'LINK', linkId: link.id, amountCents, until })
  const version = await noteSupplement(parts, order)
  const reference = orderReference(supplementId)
  return {
    value: {
      order: { id: order.id, version },
      supplement: { id: supplementId, reference },
      link: await linkForEstate(parts, { link, locale: order.locale }),
    },
    changes: [{ thing: 'orders', id: order.id, before: null, after: { supplement: reference } }],
  }
}

interface Placement {
  order: LockedOrder
  drafted: DraftedSupplement
  until: Date
}

/** Null when somebody else was quicker: a refusal then brings all of it back. */
async function placeSupplement(parts: HandlerContext, { order, drafted, until }: Placement): Promise<number | null> {
  const { db, now, randomId, principal } = parts
  const row = supplementRow({ order, totals: drafted.totals, now, randomId })
  const by = { actor: 'ADMIN', userId: principal?.id ?? null } as const
  const orderId = await insertOrder(db, { order: { ...row, reserved_until: until }, lines: drafted.lines, by })
  return (await reserveStock(db, { orderId, claims: drafted.claims })) ? orderId : null
}

/** In the history of the order that it was added to. */
async function noteSupplement({ db, principal, now }: HandlerContext, order: LockedOrder): Promise<number> {
  const { id, status } = order
  await changeOrder(db, { id, change: { changed_at: now } })
  const who = { actor: 'ADMIN', userId: principal?.id ?? null } as const
  await addOrderEvent(db, { orderId: id, from: status, to: status, ...who, detail: 'edited-added', at: now })
  return (await findOrder(db, id))?.version ?? order.version
}
