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

/** Where the goods of an order are. */
export const FULFILMENTS = [
  'AWAITING_PAYMENT',
  'PAID',
  'IN_PREPARATION',
  'SHIPPED',
  'READY_FOR_PICKUP',
  'DELIVERED',
  'CANCELLED',
] as const satisfies readonly OrderStatus[]
export type Fulfilment = (typeof FULFILMENTS)[number]

/** Where its money is. Held: an amount came that nobody asked for. */
export const MONEY_STATES = ['OPEN', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED', 'HELD'] as const
export type MoneyState = (typeof MONEY_STATES)[number]

/** Who changed an order. */
export const ORDER_ACTORS = ['CUSTOMER', 'ADMIN', 'PAYMENT', 'SYSTEM'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

/** Where the estate has taken an order that it enters itself. */
export const ORDER_SOURCES = ['TELEPHONE', 'VISIT', 'FAIR', 'OTHER'] as const
export type OrderSource = (typeof ORDER_SOURCES)[number]

/** How money moves for an order: from and to its customer, onto gift cards and from them. */
export const MONEY_MOVES = ['PAYMENT', 'REFUND', 'CARD_ISSUED', 'CARD_USED', 'CARD_RETURNED', 'CARD_CANCELLED'] as const

/** How address labels lie on paper: four or eight on a sheet of A4, or each on a page of ten by fifteen centimetres. */
export const LABEL_FORMATS = ['A4_4', 'A4_8', 'SINGLE'] as const
export type LabelFormat = (typeof LABEL_FORMATS)[number]

/** Asked of the bank, done by it, or refused. */
export const REFUND_STATES = ['ASKED', 'DONE', 'FAILED'] as const
