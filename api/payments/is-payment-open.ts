import type { HandlerContext } from '#api/calls/handler.ts'
import { paymentMethod } from './payment-method.ts'
import { openSiteAccount } from './site-account.ts'

/** Whether the estate has an account at the provider that it has chosen: without one nothing can be sold. */
export async function isPaymentOpen(
  parts: Pick<HandlerContext, 'db' | 'payments' | 'secrets' | 'site' | 'now'>,
): Promise<boolean> {
  const provider = parts.payments.of(await paymentMethod(parts.db))
  return (await openSiteAccount(parts, provider)).outcome === 'open'
}
