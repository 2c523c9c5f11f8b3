/** Where somebody asked for a newsletter. */
export const SUBSCRIPTION_ORIGINS = ['SITE', 'ACCOUNT', 'PREFERENCES', 'IMPORT'] as const
export type SubscriptionOrigin = (typeof SUBSCRIPTION_ORIGINS)[number]
