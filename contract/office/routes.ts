/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getMe = { method: 'GET', path: '/admin/me' } as const
