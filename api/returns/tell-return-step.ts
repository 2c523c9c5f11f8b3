import type { HandlerContext } from '#api/calls/handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { ReturnState } from '#contract/returns/closed-sets.ts'
import type { LockedOrder } from '#db/queries/orders/orders.ts'

interface ToldStep {
  order: Pick<LockedOrder, 'id' | 'locale' | 'email'>
  returnId: number
  state: ReturnState
}

/** Every step of a return is told to its customer; the last one by the mail of the refund itself. */
export async function tellReturnStep(
  { db, now, randomId }: Pick<HandlerContext, 'db' | 'now' | 'randomId'>,
  { order: { id: orderId, locale, email: recipient }, returnId, state }: ToldStep,
): Promise<void> {
  if (state === 'REFUNDED') return
  await queueMail(db, { kind: 'RETURN_STEP', locale, recipient, orderId, facts: { returnId, state }, now, randomId })
}
