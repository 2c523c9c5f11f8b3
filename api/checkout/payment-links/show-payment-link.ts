import type { PaymentLink } from '#contract/checkout/payment-links.ts'
import { findOrderView } from '#db/queries/orders/order-views.ts'
import { findLinkPayments, findPaymentLink, type PaymentLinkRow } from '#db/queries/payments/payment-links.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { paymentLinkState } from '#rules/payments/payment-link-state.ts'

const inEuros = (amount: number) => euros(cents(amount))

/** What a link is for, as it stands now: of the order what is bought, of the person nothing. */
export async function showPaymentLink(
  db: SiteDb,
  { link: { id }, now }: { link: Pick<PaymentLinkRow, 'id'>; now: Date },
): Promise<PaymentLink> {
  const link = await findPaymentLink(db, id)
  const order = link && (await findOrderView(db, link.order_id))
  if (!link || !order) throw new Error(`Payment link ${id} is gone`)
  const tries = await findLinkPayments(db, link)
  const facts = {
    expiresAt: link.expires_at,
    order: { fulfilment: order.fulfilment, isPaid: order.paid_at !== null },
  }
  const last = tries[0]?.status
  return {
    state: paymentLinkState(facts, now),
    reference: orderReference(order.id),
    amount: inEuros(link.amount_cents),
    until: link.expires_at.toISOString(),
    lines: order.lines.map(({ name, label, quantity, total_cents }) => ({
      name,
      label,
      quantity,
      total: inEuros(total_cents),
    })),
    subtotal: inEuros(order.products_cents),
    discount: inEuros(order.discount_cents),
    shippingFees: inEuros(order.shipping_cents),
    total: inEuros(order.total_cents),
    deliveryType: order.delivery_type,
    hasFailed: last === 'FAILED' || last === 'CANCELLED',
  }
}
