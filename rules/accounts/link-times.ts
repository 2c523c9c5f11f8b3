import type { LinkPurpose } from '#contract/accounts/closed-sets.ts'

/** How long a link of a mail can be followed. */
export const LINK_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  PASSWORD_RESET: 30,
  // Over a weekend: nobody is in a hurry, and nothing opens by it.
  EMAIL_CONFIRM: 7 * 1_440,
  EMAIL_CHANGE_OLD: 1_440,
  EMAIL_CHANGE_NEW: 1_440,
  /** Two days: a mail of Friday evening is read on Sunday. */
  NEWSLETTER_CONFIRM: 2_880,
  DATA_EXPORT: 1_440,
  DATA_DELETION: 1_440,
  // A case is not drunk in a week: three months, as often as one likes.
  ORDER_REVIEW: 90 * 1_440,
  // As long as the invitation itself.
  INVITATION: 3 * 1_440,
}

/** So long after a mail with a new link, no other leaves for the same address. */
export const RESET_REST_SECONDS = 60
