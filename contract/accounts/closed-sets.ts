/** What a link of a mail can be for; each lasts as long as rules/accounts/link-times.ts says. */
export const LINK_PURPOSES = ['PASSWORD_RESET'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** What a mail tells the owner of an account of; never what it changed to. */
export const ACCOUNT_CHANGES = ['PASSWORD', 'PASSWORD_RESET'] as const
export type AccountChange = (typeof ACCOUNT_CHANGES)[number]
