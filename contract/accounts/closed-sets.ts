/** What a link about an account's address can be for. */
export const EMAIL_LINK_PURPOSES = ['EMAIL_CONFIRM', 'EMAIL_CHANGE_OLD', 'EMAIL_CHANGE_NEW'] as const
export type EmailLinkPurpose = (typeof EMAIL_LINK_PURPOSES)[number]

/** What a link of a mail can be for; each lasts as long as rules/accounts/link-times.ts says. */
export const LINK_PURPOSES = [
  'PASSWORD_RESET',
  ...EMAIL_LINK_PURPOSES,
  'NEWSLETTER_CONFIRM',
  'DATA_EXPORT',
  'DATA_DELETION',
  'ORDER_REVIEW',
  'INVITATION',
] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** What a mail tells the owner of an account of; never what it changed to. */
export const ACCOUNT_CHANGES = [
  'PASSWORD',
  'PASSWORD_RESET',
  'PROFILE',
  'BIRTHDATE',
  'EMAIL',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'RECOVERY_CODE',
  'RECOVERY_CODES',
  'MERGED',
  'MERGED_AWAY',
  'ORDERS_JOINED',
  'ORDER_JOINED_AWAY',
] as const
export type AccountChange = (typeof ACCOUNT_CHANGES)[number]

/** Why two accounts may be one person's. */
export const DUPLICATE_REASONS = ['mail', 'phone', 'name'] as const

/** What a browser calls itself, as far as people know it. */
export const BROWSERS = ['FIREFOX', 'EDGE', 'OPERA', 'SAMSUNG', 'CHROME', 'SAFARI', 'OTHER'] as const
export type Browser = (typeof BROWSERS)[number]

export const SYSTEMS = ['IPHONE', 'IPAD', 'ANDROID', 'WINDOWS', 'MAC', 'CHROMEBOOK', 'LINUX', 'OTHER'] as const
export type System = (typeof SYSTEMS)[number]
