/** Where the calls of this subject live. No zod here: screens ask by these. */
export const createQuote = { method: 'POST', path: '/admin/quotes' } as const
export const getOfficeQuote = { method: 'GET', path: '/admin/quotes/:id' } as const
export const orderQuote = { method: 'POST', path: '/admin/quotes/:id/order' } as const
export const withdrawQuote = { method: 'POST', path: '/admin/quotes/:id/withdrawal' } as const
export const getQuote = { method: 'GET', path: '/quote/:token' } as const
export const getQuoteFile = { method: 'GET', path: '/quote/:token/file' } as const
export const acceptQuote = { method: 'POST', path: '/quote/:token/acceptance' } as const
