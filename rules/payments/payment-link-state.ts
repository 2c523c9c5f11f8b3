import type { Fulfilment } from '#contract/orders/closed-sets.ts'
import type { PaymentLinkPurpose, PaymentLinkState } from '#contract/payments/closed-sets.ts'

interface LinkFacts {
  purpose: PaymentLinkPurpose
  expiresAt: Date
  /** Of a difference: when it was paid, or fell away. */
  closedAt: Date | null
  order: { fulfilment: Fulfilment; isPaid: boolean }
  /** Whether money came by this very link. */
  hasPaid: boolean
}

/** Whether something can be paid by a link. An order that was paid in another way needs its link no more. */
export function paymentLinkState(link: LinkFacts, now: Date): PaymentLinkState {
  const { purpose, order, hasPaid, closedAt, expiresAt } = link
  const isPaid = purpose === 'ORDER' ? order.isPaid : hasPaid
  if (isPaid) return 'PAID'
  const isAwaited = purpose === 'ORDER' ? order.fulfilment === 'AWAITING_PAYMENT' : closedAt === null
  return isAwaited && expiresAt > now ? 'OPEN' : 'OVER'
}
