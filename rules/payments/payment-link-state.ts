import type { Fulfilment } from '#contract/orders/closed-sets.ts'
import type { PaymentLinkState } from '#contract/payments/closed-sets.ts'

interface LinkFacts {
  expiresAt: Date
  order: { fulfilment: Fulfilment; isPaid: boolean }
}

/** Whether something can be paid by a link. An order that was paid in another way needs its link no more. */
export function paymentLinkState({ order, expiresAt }: LinkFacts, now: Date): PaymentLinkState {
  if (order.isPaid) return 'PAID'
  return order.fulfilment === 'AWAITING_PAYMENT' && expiresAt > now ? 'OPEN' : 'OVER'
}
