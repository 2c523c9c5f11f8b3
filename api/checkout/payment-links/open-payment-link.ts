import type { HandlerContext } from '#api/calls/handler.ts'
import {
  addPaymentLink,
  findPaymentLinkOfOrder,
  type PaymentLinkRow,
  renewPaymentLink,
} from '#db/queries/payments/payment-links.ts'
import { sealPaymentLinkToken } from './link-token.ts'

interface WantedLink {
  /** Locked by the caller. */
  orderId: number
  amountCents: number
  expiresAt: Date
}

/** The link by which an amount that is open of an order is paid: the one that there is, or a new one. */
export async function openPaymentLink(
  { db, secrets, site, now, principal }: Pick<HandlerContext, 'db' | 'secrets' | 'site' | 'now' | 'principal'>,
  { orderId, amountCents, expiresAt }: WantedLink,
): Promise<PaymentLinkRow> {
  const known = await findPaymentLinkOfOrder(db, orderId)
  if (known) return renewPaymentLink(db, { id: known.id, amountCents, expiresAt })
  return addPaymentLink(db, {
    ...sealPaymentLinkToken(secrets, site.id),
    order_id: orderId,
    amount_cents: amountCents,
    created_by: principal?.id ?? null,
    created_at: now,
    expires_at: expiresAt,
  })
}
