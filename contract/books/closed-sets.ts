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
  'card-balance-is-its-movements',
  'card-held-is-held-by-unpaid-orders',
  'orders-are-paid-by-cards-and-payment',
  'cards-taken-back-are-refunded',
  'invoice-numbers-have-no-gap',
  'returns-keep-to-their-lines',
  'returned-is-refunded',
  'visits-keep-to-their-capacity',
  'booked-deposits-are-paid',
  'paid-deposits-are-booked',
  'deposits-become-cards',
  'deposit-orders-keep-their-place',
] as const
export type BookRule = (typeof BOOK_RULES)[number]

/** What excise tells apart: still wine, sparkling wine, and fortified wines and the like. */
export const EXCISE_CATEGORIES = ['STILL', 'SPARKLING', 'INTERMEDIATE'] as const
export type ExciseCategory = (typeof EXCISE_CATEGORIES)[number]
/** Where bottles went: France, another country of the Union, or out of it. */
export const EXCISE_PLACES = ['FRANCE', 'UNION', 'EXPORT'] as const
export type ExcisePlace = (typeof EXCISE_PLACES)[number]

/** What the accountant gets as files. */
export const ACCOUNT_FILES = ['fec', 'sales-journal', 'vat', 'excise'] as const
export type AccountFile = (typeof ACCOUNT_FILES)[number]
