import type { Handler } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import { settleFromProvider } from '#api/payments/ask-provider.ts'
import { openSiteAccount } from '#api/payments/site-account.ts'
import type { getPaymentLink } from '#contract/checkout/payment-links.ts'
import { findLinkPayments, findPaymentLinkByToken } from '#db/queries/payments/payment-links.ts'
import { showPaymentLink } from './show-payment-link.ts'

/** Whoever comes back from the bank comes here: nothing in the address says that it is paid, so the provider is asked. */
export const handleGetPaymentLink: Handler<typeof getPaymentLink> = async ({ params }, parts) => {
  const { db, payments } = parts
  const link = await findPaymentLinkByToken(db, hashToken(params.token))
  if (!link) return { refusal: 'payment-link-not-found' }
  const [last] = await findLinkPayments(db, link)
  const { provider, reference } = last?.status === 'PENDING' ? last : { provider: null, reference: null }
  const opened = provider && reference ? await openSiteAccount(parts, payments.of(provider)) : null
  return {
    afterwards: async () => {
      if (provider && reference && opened?.outcome === 'open') {
        await settleFromProvider(parts, { provider, reference, account: opened.account })
      }
      return parts.transact(async (own) => ({ value: { link: await showPaymentLink(own, { link, now: parts.now }) } }))
    },
  }
}
