import { accountHandlers } from './accounts/handlers.ts'
import { allLetters } from './all-letters.ts'
import { bookHandlers } from './books/handlers.ts'
import type { Handlers } from './calls/handler.ts'
import { cartHandlers } from './carts/handlers.ts'
import { catalogueHandlers } from './catalogue/handlers.ts'
import { cellarHandlers } from './cellar/handlers.ts'
import { checkoutHandlers } from './checkout/handlers.ts'
import { consentHandlers } from './consent/handlers.ts'
import { contentHandlers } from './content/handlers.ts'
import { customizationHandlers } from './customizations/handlers.ts'
import { deliveryHandlers } from './deliveries/handlers.ts'
import { editHandlers } from './edits/handlers.ts'
import { eventHandlers } from './events/handlers.ts'
import { formHandlers } from './forms/handlers.ts'
import { giftCardHandlers } from './gift-cards/handlers.ts'
import { journalHandlers } from './journal/handlers.ts'
import { createMailHandlers } from './mails/handlers.ts'
import { mediaHandlers } from './media/handlers.ts'
import { newsletterHandlers } from './newsletters/handlers.ts'
import { officeHandlers } from './office/handlers.ts'
import { orderHandlers } from './orders/handlers.ts'
import { paymentHandlers } from './payments/handlers.ts'
import { placeHandlers } from './places/handlers.ts'
import { privacyHandlers } from './privacy/handlers.ts'
import { quoteHandlers } from './quotes/handlers.ts'
import { returnHandlers } from './returns/handlers.ts'
import { reviewHandlers } from './reviews/handlers.ts'
import { siteHandlers } from './sites/handlers.ts'
import { visitHandlers } from './visits/handlers.ts'

/** Each call's handler. A missing, spare or mispaired one does not compile. */
export const allHandlers: Handlers = {
  ...accountHandlers,
  ...bookHandlers,
  ...cartHandlers,
  ...catalogueHandlers,
  ...cellarHandlers,
  ...checkoutHandlers,
  ...consentHandlers,
  ...contentHandlers,
  ...customizationHandlers,
  ...deliveryHandlers,
  ...formHandlers,
  ...editHandlers,
  ...eventHandlers,
  ...giftCardHandlers,
  ...journalHandlers,
  ...createMailHandlers(allLetters),
  ...mediaHandlers,
  ...newsletterHandlers,
  ...officeHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...placeHandlers,
  ...quoteHandlers,
  ...returnHandlers,
  ...reviewHandlers,
  ...privacyHandlers,
  ...siteHandlers,
  ...visitHandlers,
}
