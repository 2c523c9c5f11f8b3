import type { DueKind } from '#rules/basics/due-work.ts'
import type { DueHandler } from './background/due-handler.ts'
import { handleCartReminder } from './carts/cart-reminder.ts'
import { handleMail } from './mails/send-mail.ts'
import { handleOrderExpiry } from './orders/order-expiry.ts'
import { handleReviewRequest } from './orders/review-request.ts'
import { handlePaymentCheck } from './payments/payment-check.ts'
import { handleRefund } from './payments/refund-due.ts'

/** Who does what is due. A missing one does not compile. */
export const allDueHandlers: Readonly<Record<DueKind, DueHandler>> = {
  MAIL: handleMail,
  ORDER_EXPIRY: handleOrderExpiry,
  PAYMENT_CHECK: handlePaymentCheck,
  REFUND: handleRefund,
  CART_REMINDER: handleCartReminder,
  REVIEW_REQUEST: handleReviewRequest,
}
