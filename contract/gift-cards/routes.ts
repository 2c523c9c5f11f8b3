/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getGiftCardBalance = { method: 'POST', path: '/gift-card/balance' } as const
export const getGiftCards = { method: 'GET', path: '/admin/gift-card' } as const
export const stopGiftCard = { method: 'PUT', path: '/admin/gift-card/:id/stop' } as const
export const sendGiftCard = { method: 'POST', path: '/admin/gift-card/:id/send' } as const
export const getOwnGiftCards = { method: 'GET', path: '/user/gift-card' } as const
