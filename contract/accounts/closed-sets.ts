/** What a link of a mail can be for; each lasts as long as rules/accounts/link-times.ts says. */
export const LINK_PURPOSES = ['PASSWORD_RESET', 'NEWSLETTER_CONFIRM', 'DATA_EXPORT', 'DATA_DELETION'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]
