import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { queueEstateMail } from '#api/mails/queue-estate-mail.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { declareWithdrawal } from '#contract/returns/withdrawals.ts'
import { type LockedOrder, lockOrder } from '#db/queries/orders/orders.ts'
import { insertReturn, moveReturn, type ReturnActor } from '#db/queries/returns/returns.ts'
import { isWholeOrder } from '#rules/returns/returnable-lines.ts'
import { callerAsActor } from './caller-as-actor.ts'
import { findOrderToWithdraw } from './find-order-to-withdraw.ts'
import { giveUpOrder } from './give-up-order.ts'
import { loadReturnable } from './load-returnable.ts'
import { showReturn } from './return-to-wire.ts'

/** Decided under the order's lock: however often it is declared at once, it is declared once. */
export const handleDeclareWithdrawal: Handler<typeof declareWithdrawal> = async ({ body }, parts) => {
  const { db, now } = parts
  const orderId = await findOrderToWithdraw(parts, body)
  const order = orderId === null ? undefined : await lockOrder(db, orderId)
  if (!order) return { refusal: 'withdrawal-order-not-found' }
  const { period, lines } = await loadReturnable(parts, order)
  if (!period.isOpen) return { refusal: 'withdrawal-over' }
  const open = lines.filter(({ isPersonalised, left }) => !isPersonalised && left > 0)
  const wished =
    body.lines.length > 0 ? body.lines : open.map(({ position, left }) => ({ line: position, quantity: left }))
  const asked = wished.map(({ line: position, quantity }) => ({ position, quantity, reason: 'CHANGED_MIND' as const }))
  const isPossible = ({ position, quantity }: (typeof asked)[number]) =>
    open.some((line) => line.position === position && quantity <= line.left)
  const isTwice = new Set(asked.map(({ position }) => position)).size < asked.length
  if (asked.length === 0 || isTwice || !asked.every(isPossible)) return { refusal: 'withdrawal-nothing-left' }
  const who = callerAsActor(parts)
  const id = await insertReturn(db, {
    orderId: order.id,
    state: 'ACCEPTED',
    isWithdrawal: true,
    description: '',
    declaredBy: body.name,
    lines: asked,
    who,
    now,
  })
  await tellBoth(parts, { order, returnId: id })
  const isEnd = order.fulfilment === 'PAID' && isWholeOrder(asked, lines)
  const refused = isEnd ? await endOrder(parts, { order, returnId: id, who }) : null
  if (refused) return refused
  const withdrawal = await showReturn(db, id)
  const publicId = body.order == null ? null : withdrawal.order.publicId
  return { value: { withdrawal: { ...withdrawal, order: { ...withdrawal.order, publicId } } } }
}

/** The receipt that the law wants, dated, at the address of the order (article D221-5); and the estate at once. */
async function tellBoth(
  { db, now, randomId }: HandlerContext,
  { order: { id: orderId, locale, email: recipient }, returnId }: { order: LockedOrder; returnId: number },
): Promise<void> {
  const facts = { returnId }
  await queueMail(db, { kind: 'WITHDRAWAL_RECEIPT', locale, recipient, orderId, facts, now, randomId })
  await queueEstateMail(db, { kind: 'WITHDRAWAL_DECLARED', orderId, facts, now, randomId })
}

interface EndedOrder {
  order: LockedOrder
  returnId: number
  who: ReturnActor
}

/** Nothing is packed yet: who withdraws from all of it has cancelled it, and nothing has to be sent back. */
async function endOrder(parts: HandlerContext, { order, returnId, who }: EndedOrder) {
  const { db, now } = parts
  const ended = await giveUpOrder(db, { order, who, reason: 'withdrawal', parts })
  if ('refusal' in ended) return ended
  const change = { refund_id: ended.refundId }
  await moveReturn(db, { id: returnId, state: 'REFUNDED', change, who: { actor: 'SYSTEM', userId: null }, now })
  return null
}
