/** What can fall due. Each kind has its handler in api/all-due-handlers.ts. */
export const DUE_KINDS = [
  'MAIL',
  'ORDER_EXPIRY',
  'PAYMENT_CHECK',
  'REFUND',
  'GIFT_CARD',
  'CART_REMINDER',
  'REVIEW_REQUEST',
  'PASSWORD_RESET',
  'ERASED_FILE',
  'EVENT_REMINDER',
  'EVENT_TIME',
  'VISIT_REMINDER',
  'VISIT_DEPOSIT',
  'VISIT_PAID',
  'SERVICE_TIME',
  'PUBLICATION',
  'PRODUCT_TIME',
  'ELEMENT_TIME',
  'PRICE_PLAN',
  'PAGE_PUBLICATION',
  'ESTATE_EXPORT',
  'QUOTE_LAPSE',
  'IMPORT',
  'LOOK',
  'TRASH',
  'CARDS',
] as const
export type DueKind = (typeof DUE_KINDS)[number]

/** Longer than the longest honest piece of work: a mail server that thinks for a minute. */
export const LEASE_MS = 120_000
const FIRST_DELAY_MS = 10_000
const LONGEST_DELAY_MS = 3_600_000

/** How long work rests after its n-th failure: ten seconds, twenty, forty… an hour at most. */
export function retryDelayMs(tries: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(20, Math.max(0, tries - 1)))
}
