import type { MailKind } from '#contract/mails/closed-sets.ts'

/** How many mails of a kind in a day: to one recipient, caused from one place, and from the whole estate. */
interface DailyMails {
  recipient: number
  place: number
  estate: number
}

/**
 * Mails that somebody without an account can cause, to whatever address they type. People get theirs; a stranger's
 * letter-box cannot be filled with them, nor the estate's good name at mail servers be spent.
 */
export const CAUSED_MAILS = {
  /** Whoever fails a third time knows. */
  PAYMENT_FAILED: { recipient: 2, place: 10, estate: 300 },
  /** A cart on the telephone, one on the computer, and one more. */
  CART_REMINDER: { recipient: 3, place: 20, estate: 1_000 },
  /** A cellar that is back is told to all who wait for it: only those who ask are counted. */
  STOCK_BACK: { recipient: 10, place: 40, estate: Number.POSITIVE_INFINITY },
  /** Whoever has not found the tenth looks in the wrong letter-box. */
  PASSWORD_RESET: { recipient: 10, place: 40, estate: Number.POSITIVE_INFINITY },
  /** Once is enough to know; a second time for who has lost the first. */
  EMAIL_TAKEN: { recipient: 2, place: 10, estate: Number.POSITIVE_INFINITY },
  /** Of an account that was opened with this address, or asks once more. */
  EMAIL_CONFIRM: { recipient: 5, place: 20, estate: Number.POSITIVE_INFINITY },
  /** To an address that an account wants to have. */
  EMAIL_CHANGE: { recipient: 5, place: 20, estate: Number.POSITIVE_INFINITY },
  /** Whoever lost the first mail asks again, and once more. */
  NEWSLETTER_CONFIRM: { recipient: 3, place: 20, estate: 2_000 },
  /** Somebody who asks for several things, and a family at one place. */
  FORM_CONFIRMED: { recipient: 5, place: 20, estate: Number.POSITIVE_INFINITY },
  /** As with messages: one place has no more to ask in a day, and the estate's letter-box holds so many. */
  FORM_RECEIVED: { recipient: 300, place: 20, estate: Number.POSITIVE_INFINITY },
  /** A place from which many have bought, an office or a restaurant; and what the estate's letter-box holds. */
  REVIEW_WAITING: { recipient: 300, place: 20, estate: Number.POSITIVE_INFINITY },
  /** A right that is used once, and perhaps again when the mail was lost. */
  DATA_EXPORT: { recipient: 3, place: 10, estate: 1_000 },
  DATA_DELETION: { recipient: 3, place: 10, estate: 1_000 },
  /** One place has no more to say in a day; and the estate's own letter-box holds so many. */
  CONTACT_MESSAGE: { recipient: 300, place: 20, estate: Number.POSITIVE_INFINITY },
  /** A stranger's words to an address that nobody has confirmed. */
  CONTACT_COPY: { recipient: 3, place: 5, estate: 300 },
  /** Several events, a mistake in one, and friends; few enough that one place cannot take all places of an event. */
  EVENT_REGISTRATION: { recipient: 6, place: 10, estate: Number.POSITIVE_INFINITY },
  /** Several days of a journey, for oneself and one's friends; few enough that one place cannot book a season out. */
  VISIT_STEP: { recipient: 8, place: 10, estate: Number.POSITIVE_INFINITY },
} as const satisfies Partial<Record<MailKind, DailyMails>>

export type CausedMail = keyof typeof CAUSED_MAILS

/** Whether so many in the last day leave no room for one more. What nobody counts is left out. */
export function isMailedEnough(kind: CausedMail, counts: Partial<DailyMails>): boolean {
  const limits: DailyMails = CAUSED_MAILS[kind]
  return (Object.keys(limits) as (keyof DailyMails)[]).some((who) => (counts[who] ?? 0) >= limits[who])
}
