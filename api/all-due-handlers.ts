import { handlePasswordResetDue } from './accounts/password-reset-due.ts'
import { allLetters } from './all-letters.ts'
import type { DueHandlers } from './background/due-handler.ts'
import { handleCartReminder } from './carts/cart-reminder.ts'
import { handleCards } from './catalogue/cards-due.ts'
import { handlePricePlan } from './catalogue/price-plan-due.ts'
import { handleProductTime } from './catalogue/product-time.ts'
import { handleOrderExpiry } from './checkout/order-expiry.ts'
import { handlePagePublication } from './content/drafts/publication-due.ts'
import { handleElementTime } from './content/element-time.ts'
import { handleEventReminder } from './events/event-reminder.ts'
import { handleEventTime } from './events/event-time.ts'
import { handleGiftCard } from './gift-cards/gift-card-due.ts'
import { handleImport } from './imports/import-due.ts'
import { handlePublication } from './journal/publication-due.ts'
import { createMailDueHandler } from './mails/send-mail.ts'
import { handleTrash } from './office/trash-due.ts'
import { handlePaymentCheck } from './payments/payment-check.ts'
import { handleRefund } from './payments/refund-due.ts'
import { handleErasedFile } from './privacy/erased-file.ts'
import { handleQuoteLapse } from './quotes/quote-due.ts'
import { handleReviewRequest } from './reviews/review-request.ts'
import { handleEstateExport } from './sites/exports/estate-export-due.ts'
import { handleLookDue } from './sites/looks/look-due.ts'
import { handleVisitDeposit, handleVisitPaid } from './visits/deposit-due.ts'
import { handleServiceTime } from './visits/service-time.ts'
import { handleVisitReminder } from './visits/visit-reminder.ts'

/** Who does what is due. */
export const allDueHandlers: DueHandlers = {
  MAIL: createMailDueHandler(allLetters),
  GIFT_CARD: handleGiftCard,
  ORDER_EXPIRY: handleOrderExpiry,
  PAYMENT_CHECK: handlePaymentCheck,
  REFUND: handleRefund,
  CART_REMINDER: handleCartReminder,
  REVIEW_REQUEST: handleReviewRequest,
  PASSWORD_RESET: handlePasswordResetDue,
  ERASED_FILE: handleErasedFile,
  EVENT_REMINDER: handleEventReminder,
  EVENT_TIME: handleEventTime,
  SERVICE_TIME: handleServiceTime,
  VISIT_REMINDER: handleVisitReminder,
  VISIT_DEPOSIT: handleVisitDeposit,
  VISIT_PAID: handleVisitPaid,
  PUBLICATION: handlePublication,
  PRODUCT_TIME: handleProductTime,
  ELEMENT_TIME: handleElementTime,
  PRICE_PLAN: handlePricePlan,
  PAGE_PUBLICATION: handlePagePublication,
  ESTATE_EXPORT: handleEstateExport,
  QUOTE_LAPSE: handleQuoteLapse,
  IMPORT: handleImport,
  LOOK: handleLookDue,
  TRASH: handleTrash,
  CARDS: handleCards,
}
