/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getMails = { method: 'GET', path: '/admin/mail' } as const
export const getMail = { method: 'GET', path: '/admin/mail/:id' } as const
export const resendMail = { method: 'POST', path: '/admin/mail/:id/resend' } as const
export const getLetters = { method: 'GET', path: '/admin/letter' } as const
export const getLetter = { method: 'GET', path: '/admin/letter/:kind' } as const
export const changeLetter = { method: 'PUT', path: '/admin/letter/:kind' } as const
export const previewLetter = { method: 'GET', path: '/admin/letter/:kind/preview' } as const
export const tryLetter = { method: 'POST', path: '/admin/letter/:kind/try' } as const
