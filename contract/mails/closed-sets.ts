/** Every mail that an estate sends by itself. */
export const MAIL_KINDS = [
  'ORDER_CONFIRMED',
  'PAYMENT_FAILED',
  'ORDER_SHIPPED',
  'ORDER_READY',
  'ORDER_CANCELLED',
  'ORDER_REFUNDED',
  'ORDER_EDITED',
  'PAYMENT_RETURNED',
  'PAYMENT_HELD',
  'PAYMENT_REQUEST',
  'QUOTE',
  'GIFT_CARD',
  'CART_REMINDER',
  'REVIEW_REQUEST',
  'REVIEW_REFUSED',
  'REVIEW_WAITING',
  'EMAIL_TAKEN',
  'INVITATION',
  'STOCK_BACK',
  'ORDER_QUESTION',
  'FORM_RECEIVED',
  'FORM_CONFIRMED',
  'ORDER_GIVEN_UP',
  'RETURN_STEP',
  'RETURN_ASKED',
  'WITHDRAWAL_RECEIPT',
  'WITHDRAWAL_DECLARED',
  'PASSWORD_RESET',
  'ACCOUNT_CHANGED',
  'EMAIL_CONFIRM',
  'EMAIL_CHANGE',
  'NEWSLETTER_CONFIRM',
  'NEWSLETTER_WELCOME',
  'DATA_EXPORT',
  'DATA_DELETION',
  'INACTIVITY_WARNING',
  'EVENT_REGISTRATION',
  'VISIT_STEP',
  'VISIT_NEWS',
  'CONTACT_MESSAGE',
  'CONTACT_COPY',
  'MESSAGE_ANSWER',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** What an estate may say itself in a mail: the subject, how it begins, how it ends. */
export const LETTER_SLOTS = ['subject', 'opening', 'closing'] as const
export type LetterSlot = (typeof LETTER_SLOTS)[number]

/** What may stand in braces in an estate's own texts, by the name that people type. */
export const PLACEHOLDERS = [
  'domaine',
  'site',
  'prenom',
  'commande',
  'date',
  'montant',
  'produit',
  'formulaire',
  'evenement',
  'visite',
  'jour',
  'heure',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** Why a mail says what it says and nothing else: it is about security or consent, or the estate writes to itself. */
export const FIXED_BECAUSE = ['security', 'consent', 'estate'] as const
export type FixedBecause = (typeof FIXED_BECAUSE)[number]
