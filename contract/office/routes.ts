/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getMe = { method: 'GET', path: '/admin/me' } as const
export const getDashboard = { method: 'GET', path: '/admin/dashboard' } as const
export const searchOffice = { method: 'GET', path: '/admin/search' } as const
