/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getConsents = { method: 'GET', path: '/admin/consent' } as const
export const giveConsent = { method: 'POST', path: '/consent' } as const
export const getExternalAppConfig = { method: 'GET', path: '/external-app/:app/config/public' } as const
export const getExternalApps = { method: 'GET', path: '/external-app' } as const
