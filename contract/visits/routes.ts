/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getServices = { method: 'GET', path: '/service' } as const
export const getService = { method: 'GET', path: '/service/:id' } as const
