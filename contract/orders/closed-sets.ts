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

/** Who changed an order. */
export const ORDER_ACTORS = ['CUSTOMER', 'ADMIN', 'PAYMENT', 'SYSTEM'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]
