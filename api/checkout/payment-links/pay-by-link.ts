import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import { startPayment } from '#api/checkout/start-payment.ts'
import { openChosenAccount } from '#api/payments/chosen-account.ts'
import type { payByLink } from '#contract/checkout/payment-links.ts'
import { acceptTerms, lockOrder } from '#db/queries/orders/orders.ts'
import { findPaymentLinkByToken } from '#db/queries/payments/payment-links.ts'
import { addPayment, findPendingPayment, type PendingPayment } from '#db/queries/payments/payments.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { showPaymentLink } from './show-payment-link.ts'

/** Opens the payment, then asks the provider: no transaction waits for a service of others. */
export const handlePayByLink: Handler<typeof payByLink> = async ({ params: { token }, body }, parts) => {
  if (!body.acceptsSaleTerms) return { problems: { acceptsSaleTerms: { problem: 'not-agreed' } } }
  const chosen = await openChosenAccount(parts)
  return {
    afterwards: async () => {
      if (chosen.opened.outcome !== 'open') return { refusal: 'payment-closed' }
      const provider = chosen.method
      const outcome = await parts.transact((db) => openLinkPayment({ ...parts, db }, { token, provider }))
      if ('refusal' in outcome) return outcome
      const { payment, ...order } = outcome
      const returnPath = pathInLocale(`/payment/${token}`, parts.locale)
      const started = await startPayment(parts, { order: { ...order, returnPath }, payment, chosen })
      if ('refusal' in started) return started
      return { value: { payment: started.step } }
    },
  }
}

interface OpenedPayment {
  publicId: string
  reference: string
  email: string
  payment: PendingPayment
}

/** Under the order's lock: two tabs go on with the same payment, and whoever comes after the end finds it over. */
async function openLinkPayment(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  { token, provider }: { token: string; provider: string },
): Promise<OpenedPayment | { refusal: 'payment-link-not-found' | 'payment-link-over' }> {
  const link = await findPaymentLinkByToken(db, hashToken(token))
  const order = link && (await lockOrder(db, link.order_id))
  if (!link || !order) return { refusal: 'payment-link-not-found' }
  if ((await showPaymentLink(db, { link, now })).state !== 'OPEN') return { refusal: 'payment-link-over' }
  const { id: orderId, public_id: publicId, email } = order
  await acceptTerms(db, { id: orderId, now })
  const open = await findPendingPayment(db, orderId)
  const wanted = { orderId, provider, amountCents: link.amount_cents, linkId: link.id, now }
  return { publicId, reference: orderReference(orderId), email, payment: open ?? (await addPayment(db, wanted)) }
}
