import type { Order } from '#contract/orders/orders.ts'

/** The address says what its page does: nobody reads of a refused payment under “success”. */
export const ENDS: Readonly<Record<Outcome, string>> = {
  paid: '/order/success',
  pending: '/order/success',
  failed: '/order/error',
  over: '/order/error',
  cancelled: '/order/cancel',
}

/** Growing pauses between two looks at a payment: some twenty seconds in all. */
export const POLL_PAUSES_MS = [500, 1_000, 1_500, 2_000, 3_000, 4_000, 4_000, 4_000] as const

export type Outcome = 'paid' | 'pending' | 'failed' | 'cancelled' | 'over'

/** How an order stands, from what the server says and nothing else. */
export function paymentOutcome({ status, payment, paidAt }: Pick<Order, 'status' | 'payment' | 'paidAt'>): Outcome {
  if (status.value === 'CANCELLED') return paidAt === null ? 'cancelled' : 'over'
  if (status.value !== 'AWAITING_PAYMENT') return 'paid'
  if (payment?.status === 'FAILED') return payment.failure === 'cancelled-by-customer' ? 'cancelled' : 'failed'
  return payment?.status === 'CANCELLED' ? 'cancelled' : 'pending'
}
