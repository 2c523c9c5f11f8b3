import type { HandlerContext } from '#api/calls/handler.ts'
import { isPaymentOpen } from '#api/payments/is-payment-open.ts'
import { isShopOpen } from '#db/queries/sites/sites.ts'

/** Whether a deposit could be paid at the estate, and its credit be spent there. */
export async function canPayDeposit(
  parts: Pick<HandlerContext, 'db' | 'payments' | 'secrets' | 'site' | 'now'>,
): Promise<boolean> {
  return (await isShopOpen(parts.db)) && (await isPaymentOpen(parts))
}
