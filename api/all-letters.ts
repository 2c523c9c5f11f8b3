import { accountLetters } from './accounts/account-letters.ts'
import { cartLetters } from './carts/cart-letters.ts'
import { stockLetters } from './catalogue/stock-letters.ts'
import { messageLetters } from './content/message-letters.ts'
import { eventLetters } from './events/event-letters.ts'
import { giftCardLetters } from './gift-cards/gift-card-letters.ts'
import type { LetterWriters } from './mails/letter-writer.ts'
import { newsletterLetters } from './newsletters/newsletter-letters.ts'
import { orderLetters } from './orders/letters/order-letters.ts'
import { privacyLetters } from './privacy/privacy-letters.ts'
import { returnLetters } from './returns/return-letters.ts'

/** Who writes which mail. A missing one does not compile. */
export const allLetters: LetterWriters = {
  ...accountLetters,
  ...cartLetters,
  ...eventLetters,
  ...giftCardLetters,
  ...messageLetters,
  ...newsletterLetters,
  ...orderLetters,
  ...privacyLetters,
  ...stockLetters,
  ...returnLetters,
}
