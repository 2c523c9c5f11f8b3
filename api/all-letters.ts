import { accountLetters } from './accounts/account-letters.ts'
import { cartLetters } from './carts/cart-letters.ts'
import { stockLetters } from './catalogue/stock-letters.ts'
import { paymentRequestLetters } from './checkout/payment-links/payment-request-letters.ts'
import { messageLetters } from './content/message-letters.ts'
import { eventLetters } from './events/event-letters.ts'
import { formLetters } from './forms/form-letters.ts'
import { giftCardLetters } from './gift-cards/gift-card-letters.ts'
import type { LetterWriters } from './mails/letter-writer.ts'
import { newsletterLetters } from './newsletters/newsletter-letters.ts'
import { orderLetters } from './orders/letters/order-letters.ts'
import { privacyLetters } from './privacy/privacy-letters.ts'
import { quoteLetters } from './quotes/quote-letters.ts'
import { returnLetters } from './returns/return-letters.ts'
import { reviewLetters } from './reviews/review-letters.ts'
import { visitLetters } from './visits/visit-letters.ts'

/** Who writes which mail. A missing one does not compile. */
export const allLetters: LetterWriters = {
  ...accountLetters,
  ...cartLetters,
  ...formLetters,
  ...eventLetters,
  ...giftCardLetters,
  ...messageLetters,
  ...newsletterLetters,
  ...orderLetters,
  ...paymentRequestLetters,
  ...privacyLetters,
  ...stockLetters,
  ...quoteLetters,
  ...returnLetters,
  ...visitLetters,
  ...reviewLetters,
}
