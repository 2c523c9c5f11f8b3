/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getBooks = { method: 'GET', path: '/admin/books' } as const
export const getJournal = { method: 'GET', path: '/admin/books/journal' } as const
export const getAccountSums = { method: 'GET', path: '/admin/accounts/sums' } as const
export const getAccountFile = { method: 'GET', path: '/admin/accounts/:file' } as const
