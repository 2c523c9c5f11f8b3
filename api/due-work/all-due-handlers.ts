import type { DueKind } from '#rules/due-work.ts'
import { handleCartReminder } from './cart-reminder.ts'
import type { DueHandler } from './due-handler.ts'
import { handleMail } from './mail.ts'
import { handleOrderExpiry } from './order-expiry.ts'
import { handlePaymentCheck } from './payment-check.ts'
import { handleRefund } from './refund.ts'
import { handleReviewRequest } from './review-request.ts'

/** Who does what is due. A missing one does not compile. */
export const allDueHandlers: Readonly<Record<DueKind, DueHandler>> = {
  MAIL: handleMail,
  ORDER_EXPIRY: handleOrderExpiry,
  PAYMENT_CHECK: handlePaymentCheck,
  REFUND: handleRefund,
  CART_REMINDER: handleCartReminder,
  REVIEW_REQUEST: handleReviewRequest,
}
