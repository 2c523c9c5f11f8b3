import type { LinkPurpose } from '#contract/accounts/closed-sets.ts'

/** How long a link of a mail can be followed. */
export const LINK_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  PASSWORD_RESET: 30,
}

/** So long after a mail with a new link, no other leaves for the same address. */
export const RESET_REST_SECONDS = 60
