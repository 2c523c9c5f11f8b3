/** Every mail that an estate sends by itself. */
export const MAIL_KINDS = [
  'ORDER_CONFIRMED',
  'PAYMENT_FAILED',
  'ORDER_SHIPPED',
  'ORDER_READY',
  'ORDER_CANCELLED',
  'ORDER_REFUNDED',
  'PAYMENT_RETURNED',
  'PAYMENT_HELD',
  'GIFT_CARD',
  'CART_REMINDER',
  'REVIEW_REQUEST',
  'EMAIL_TAKEN',
  'INVITATION',
  'STOCK_BACK',
  'NEWSLETTER_CONFIRM',
  'NEWSLETTER_WELCOME',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]
