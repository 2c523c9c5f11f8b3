/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getNewsletterLists = { method: 'GET', path: '/user/newsletter/lists' } as const
export const getNewsletterSubscription = { method: 'GET', path: '/user/newsletter/subscription' } as const
export const setNewsletterSubscription = { method: 'PUT', path: '/user/newsletter/subscription' } as const
export const subscribeNewsletter = { method: 'POST', path: '/newsletter/subscribe' } as const
export const confirmNewsletter = { method: 'POST', path: '/newsletter/confirm/:token' } as const
export const getNewsletterPreferences = { method: 'GET', path: '/newsletter/preferences/:token' } as const
export const setNewsletterPreferences = { method: 'PUT', path: '/newsletter/preferences/:token' } as const
export const unsubscribeNewsletter = { method: 'POST', path: '/newsletter/unsubscribe/:token' } as const
