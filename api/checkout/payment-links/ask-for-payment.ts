import type { HandlerContext } from '#api/calls/handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { PaymentMeans } from '#contract/payments/closed-sets.ts'

interface PaymentRequest {
  order: { id: number; locale: string; email: string }
  means: PaymentMeans
  /** Where it is paid by one. */
  linkId: number | null
  amountCents: number
  until: Date
  /** What the estate says of how: an account, whom a cheque is for. */
  instructions?: string
}

/** Tells a customer what is to be paid, how and until when. Who has no address is told by the estate. */
export async function askForPayment(
  { db, now, randomId }: Pick<HandlerContext, 'db' | 'now' | 'randomId'>,
  { order, means, linkId, amountCents, until, instructions = '' }: PaymentRequest,
): Promise<void> {
  if (order.email === '') return
  await queueMail(db, {
    kind: 'PAYMENT_REQUEST',
    locale: order.locale,
    recipient: order.email,
    orderId: order.id,
    facts: { means, linkId, amountCents, until: until.toISOString(), instructions },
    now,
    randomId,
  })
}
