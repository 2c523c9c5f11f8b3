import type { FixedBecause, LetterSlot, MailKind, Placeholder } from '#contract/mails/closed-sets.ts'

interface LetterRule {
  /** What an estate may say itself. */
  slots: readonly LetterSlot[]
  placeholders: readonly Placeholder[]
  /** Why there is nothing of it. */
  fixed: FixedBecause | null
}

const ALL = ['subject', 'opening', 'closing'] as const
/** Its subject tells which step was taken. */
const AROUND = ['opening', 'closing'] as const
/** The law says what it says; how it ends is the estate's. */
const END = ['closing'] as const

const HOUSE = ['domaine', 'site'] as const
const ORDER = [...HOUSE, 'prenom', 'commande', 'date'] as const

const own = (slots: readonly LetterSlot[], placeholders: readonly Placeholder[]): LetterRule => ({
  slots,
  placeholders,
  fixed: null,
})
const fixed = (because: FixedBecause): LetterRule => ({ slots: [], placeholders: [], fixed: because })

/**
 * What an estate may say itself in each mail. Passwords, addresses and second factors are told in our words only: who takes
 * over an administrator's account must not be able to ask customers for more in them.
 */
export const LETTER_RULES: Readonly<Record<MailKind, LetterRule>> = {
  ORDER_CONFIRMED: own(ALL, ORDER),
  PAYMENT_FAILED: own(ALL, ORDER),
  ORDER_SHIPPED: own(ALL, ORDER),
  ORDER_READY: own(ALL, ORDER),
  ORDER_CANCELLED: own(ALL, ORDER),
  ORDER_EDITED: own(ALL, ORDER),
  ORDER_REFUNDED: own(ALL, ORDER),
  PAYMENT_REQUEST: own(ALL, ORDER),
  QUOTE: own(ALL, [...HOUSE, 'prenom', 'montant']),
  PAYMENT_RETURNED: own(ALL, ORDER),
  PAYMENT_HELD: fixed('estate'),
  GIFT_CARD: own(ALL, [...HOUSE, 'prenom', 'montant']),
  CART_REMINDER: own(ALL, HOUSE),
  REVIEW_REQUEST: own(ALL, ORDER),
  REVIEW_REFUSED: own(ALL, [...ORDER, 'produit']),
  REVIEW_WAITING: fixed('estate'),
  EMAIL_TAKEN: fixed('security'),
  INVITATION: fixed('security'),
  STOCK_BACK: own(ALL, [...HOUSE, 'produit']),
  ORDER_QUESTION: fixed('estate'),
  FORM_RECEIVED: fixed('estate'),
  FORM_CONFIRMED: own(ALL, [...HOUSE, 'formulaire']),
  ORDER_GIVEN_UP: fixed('estate'),
  RETURN_STEP: own(AROUND, ORDER),
  RETURN_ASKED: fixed('estate'),
  WITHDRAWAL_RECEIPT: own(END, ORDER),
  WITHDRAWAL_DECLARED: fixed('estate'),
  PASSWORD_RESET: fixed('security'),
  ACCOUNT_CHANGED: fixed('security'),
  EMAIL_CONFIRM: fixed('security'),
  EMAIL_CHANGE: fixed('security'),
  NEWSLETTER_CONFIRM: fixed('consent'),
  NEWSLETTER_WELCOME: own(ALL, HOUSE),
  DATA_EXPORT: fixed('security'),
  DATA_DELETION: fixed('security'),
  INACTIVITY_WARNING: own(END, HOUSE),
  EVENT_REGISTRATION: own(AROUND, [...HOUSE, 'prenom', 'evenement', 'jour', 'heure']),
  VISIT_STEP: own(AROUND, [...HOUSE, 'prenom', 'visite', 'jour', 'heure']),
  VISIT_NEWS: fixed('estate'),
  CONTACT_MESSAGE: fixed('estate'),
  CONTACT_COPY: own(ALL, HOUSE),
  // What it is about is what they wrote.
  MESSAGE_ANSWER: own(AROUND, [...HOUSE, 'prenom']),
}
