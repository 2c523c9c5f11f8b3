/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getBooks = { method: 'GET', path: '/admin/books' } as const
export const getJournal = { method: 'GET', path: '/admin/books/journal' } as const
