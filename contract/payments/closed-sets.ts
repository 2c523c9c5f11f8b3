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

/** Can be paid by it, was paid, or neither any more. */
export const PAYMENT_LINK_STATES = ['OPEN', 'PAID', 'OVER'] as const
export type PaymentLinkState = (typeof PAYMENT_LINK_STATES)[number]

/** How an estate receives money by itself, without a provider. Cash is not among them: a till must be a certified one. */
export const RECEIVED_MEANS = ['TRANSFER', 'CHEQUE', 'TERMINAL'] as const
export type ReceivedMeans = (typeof RECEIVED_MEANS)[number]

/** How an order that the estate enters is to be paid: by a link, or so that the estate receives it by itself. */
export const PAYMENT_MEANS = ['LINK', ...RECEIVED_MEANS] as const
export type PaymentMeans = (typeof PAYMENT_MEANS)[number]
