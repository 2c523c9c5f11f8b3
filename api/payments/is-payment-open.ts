import type { HandlerContext } from '#api/calls/handler.ts'
import { openChosenAccount } from './chosen-account.ts'

/** Whether the estate has an account at the provider that it has chosen: without one nothing can be sold. */
export async function isPaymentOpen(
  parts: Pick<HandlerContext, 'db' | 'payments' | 'secrets' | 'site' | 'now'>,
): Promise<boolean> {
  return (await openChosenAccount(parts)).opened.outcome === 'open'
}
