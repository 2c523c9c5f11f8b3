import type { PaymentStatus } from '#contract/payments/closed-sets.ts'

/** How a payment stands at its provider. */
export interface ReportedState {
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED'
  amount: number
  currency: string
}

interface KnownPayment {
  status: PaymentStatus
  amount: number
  currency: string
}

/**
 * What is to be done about it:
 * `paid` completes the order; `paid-in-vain` gives the money back, because the order is over or paid already;
 * `held` touches nothing until a person has looked, because the amount is not the one that was asked.
 */
type Settlement = 'nothing' | 'paid' | 'paid-in-vain' | 'held' | 'failed' | 'cancelled'

interface DecideSettlementOptions {
  /** Whether its order still waits for this money. */
  isAwaited: boolean
  payment: KnownPayment
  told: ReportedState
}

/** Messages come twice, late and out of order: the same one never counts twice, and money is never overlooked. */
export function decideSettlement({ isAwaited, payment, told }: DecideSettlementOptions): Settlement {
  if (payment.status === 'SUCCEEDED' || payment.status === 'HELD' || payment.status === 'REFUNDED') return 'nothing'
  if (told.status === 'PENDING') return 'nothing'
  if (told.status === 'SUCCEEDED') {
    if (told.amount !== payment.amount || told.currency !== payment.currency) return 'held'
    return isAwaited ? 'paid' : 'paid-in-vain'
  }
  if (payment.status !== 'PENDING') return 'nothing'
  return told.status === 'FAILED' ? 'failed' : 'cancelled'
}
