/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getMails = { method: 'GET', path: '/admin/mail' } as const
export const getMail = { method: 'GET', path: '/admin/mail/:id' } as const
export const resendMail = { method: 'POST', path: '/admin/mail/:id/resend' } as const
