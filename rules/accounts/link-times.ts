import type { LinkPurpose } from '#contract/accounts/closed-sets.ts'

/** How long a link of a mail can be followed. */
export const LINK_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  PASSWORD_RESET: 30,
  /** Two days: a mail of Friday evening is read on Sunday. */
  NEWSLETTER_CONFIRM: 2_880,
  DATA_EXPORT: 1_440,
  DATA_DELETION: 1_440,
}
