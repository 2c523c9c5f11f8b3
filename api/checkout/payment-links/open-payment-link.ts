import type { HandlerContext } from '#api/calls/handler.ts'
import type { PaymentLinkPurpose } from '#contract/payments/closed-sets.ts'
import {
  addPaymentLink,
  findOpenPaymentLink,
  type PaymentLinkRow,
  prolongPaymentLink,
} from '#db/queries/payments/payment-links.ts'
import { sealPaymentLinkToken } from './link-token.ts'

interface WantedLink {
  /** Locked by the caller. */
  orderId: number
  purpose: PaymentLinkPurpose
  amountCents: number
  expiresAt: Date
}

/** The link by which an amount that is open of an order is paid: the one that there is, or a new one. */
export async function openPaymentLink(
  { db, secrets, site, now, principal }: Pick<HandlerContext, 'db' | 'secrets' | 'site' | 'now' | 'principal'>,
  { orderId, purpose, amountCents, expiresAt }: WantedLink,
): Promise<PaymentLinkRow> {
  const known = await findOpenPaymentLink(db, { orderId, purpose })
  if (known) return prolongPaymentLink(db, { id: known.id, expiresAt })
  return addPaymentLink(db, {
    ...sealPaymentLinkToken(secrets, site.id),
    order_id: orderId,
    purpose,
    amount_cents: amountCents,
    created_by: principal?.id ?? null,
    created_at: now,
    expires_at: expiresAt,
  })
}
