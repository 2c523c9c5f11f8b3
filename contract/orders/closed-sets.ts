/** Closed sets of orders. No zod here: screens need them as values. */
export const ORDER_STATUSES = [
  'AWAITING_PAYMENT',
  'PAID',
  'IN_PREPARATION',
  'SHIPPED',
  'READY_FOR_PICKUP',
  'DELIVERED',
  'CANCELLED',
  'PARTLY_REFUNDED',
  'REFUNDED',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const PAYMENT_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'HELD'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Who changed an order. */
export const ORDER_ACTORS = ['CUSTOMER', 'ADMIN', 'PAYMENT', 'SYSTEM'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

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
