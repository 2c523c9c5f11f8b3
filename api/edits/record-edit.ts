import type { HandlerContext } from '#api/calls/handler.ts'
import type { GivenFacts } from '#api/mails/mail-facts.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import { addOrderEvent, findOrder, type LockedOrder } from '#db/queries/orders/orders.ts'

interface DoneEdit {
  order: LockedOrder
  /** What was changed, as the history names it. */
  detail: 'edited-address' | 'edited-relay' | 'edited-slot' | 'edited-lines'
  facts: GivenFacts<'ORDER_EDITED'>
}

/** What every change of an order leaves: a line of its history, a mail to its customer, and the version that is there now. */
export async function recordEdit(
  { db, principal, now, randomId }: HandlerContext,
  { order, detail, facts }: DoneEdit,
): Promise<{ id: number; version: number }> {
  const { id, locale, email: recipient } = order
  const after = await findOrder(db, id)
  if (!after) throw new Error(`Order ${id} is gone in its own transaction`)
  const userId = principal?.id ?? null
  await addOrderEvent(db, {
    orderId: id,
    from: after.status,
    to: after.status,
    actor: 'ADMIN',
    userId,
    detail,
    at: now,
  })
  // Who has no address was on the telephone.
  if (recipient !== '')
    await queueMail(db, { kind: 'ORDER_EDITED', locale, recipient, orderId: id, facts, now, randomId })
  return { id, version: after.version }
}
