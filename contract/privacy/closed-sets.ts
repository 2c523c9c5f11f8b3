/** What people may ask about their data (RGPD, articles 15, 16, 17 and 21). */
export const PRIVACY_KINDS = ['ACCESS', 'DELETION', 'RECTIFICATION', 'OBJECTION'] as const
export type PrivacyKind = (typeof PRIVACY_KINDS)[number]

export const PRIVACY_ORIGINS = ['ACCOUNT', 'LINK', 'FORM', 'INACTIVITY', 'ESTATE'] as const
export type PrivacyOrigin = (typeof PRIVACY_ORIGINS)[number]

export const PRIVACY_STATES = ['OPEN', 'DONE', 'REFUSED'] as const
export type PrivacyState = (typeof PRIVACY_STATES)[number]
