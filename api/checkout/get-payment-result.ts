import type { Handler } from '#api/calls/handler.ts'
import { showOrder } from '#api/orders/show-order.ts'
import { settleFromProvider } from '#api/payments/ask-provider.ts'
import { openKnownAccount } from '#api/payments/site-account.ts'
import type { getPaymentResult } from '#contract/checkout/checkout.ts'
import { findPaymentToSettle } from '#db/queries/payments/payments.ts'

/** Where the customer comes back to. Nothing in the address says that it is paid: the provider is asked. */
export const handleGetPaymentResult: Handler<typeof getPaymentResult> = async ({ params }, parts) => {
  const found = await parts.askOnce((db) => findPaymentToSettle(db, params.id))
  if (!found) return { refusal: 'order-not-found' }
  const { orderId, provider, reference, sealed } = found
  const asked = provider && reference ? parts.payments.of(provider) : null
  const opened = asked ? await openKnownAccount(parts, { provider: asked, known: sealed }) : null
  return {
    afterwards: async () => {
      if (provider && reference && opened?.outcome === 'open') {
        await settleFromProvider(parts, { provider, reference, account: opened.account })
      }
      const order = await parts.askOnce((db) => showOrder(db, { id: orderId, locale: parts.locale }))
      return { value: { order } }
    },
  }
}
