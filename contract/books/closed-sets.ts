/** What the books are held against, each told by its name when it does not hold. */
export const BOOK_RULES = [
  'stock-is-its-movements',
  'reserved-is-held',
  'holds-belong-to-unpaid-orders',
  'sold-is-taken',
  'returned-is-back',
  'paid-less-refunded-is-invoiced-less-credited',
  'paid-orders-are-invoiced',
  'refunds-are-credited',
  'refunds-add-up',
  'order-refunded-is-its-refunds',
  'payment-refunded-is-its-refunds',
  'lines-refunded-are-their-refunds',
  'money-state-is-its-money',
  'code-uses-are-living-orders',
  'code-keeps-to-its-limit',
  'code-keeps-to-its-limit-per-customer',
  'slots-keep-to-their-capacity',
  'invoice-numbers-have-no-gap',
] as const
export type BookRule = (typeof BOOK_RULES)[number]
