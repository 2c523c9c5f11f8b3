/** Closed sets of payments. No zod here: screens need them as values. */
export const PAYMENT_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'HELD', 'REFUNDED'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Why a card was refused, in our own words; providers translate theirs. */
export const PAYMENT_FAILURES = [
  'card-declined',
  'insufficient-funds',
  'card-expired',
  'wrong-security-code',
  'authentication-failed',
  'processing-error',
  'cancelled-by-customer',
] as const
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]
