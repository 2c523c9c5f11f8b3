/** Where the calls of this subject live. No zod here: screens ask by these. */
export const register = { method: 'POST', path: '/register' } as const
export const login = { method: 'POST', path: '/login' } as const
export const getInvitation = { method: 'GET', path: '/invitation/:token' } as const
export const acceptInvitation = { method: 'POST', path: '/invitation/:token' } as const
export const logout = { method: 'POST', path: '/logout' } as const
export const getUser = { method: 'GET', path: '/user' } as const
export const getLogged = { method: 'GET', path: '/logged' } as const
export const askPasswordReset = { method: 'PUT', path: '/password/reset/ask' } as const
export const getPasswordReset = { method: 'GET', path: '/password/reset/:token' } as const
export const resetPassword = { method: 'PUT', path: '/password/reset' } as const
export const changePassword = { method: 'PUT', path: '/user/password' } as const
