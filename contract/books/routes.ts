/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getBooks = { method: 'GET', path: '/admin/books' } as const
export const getJournal = { method: 'GET', path: '/admin/books/journal' } as const
export const getAccountSums = { method: 'GET', path: '/admin/accounts/sums' } as const
export const getFec = { method: 'GET', path: '/admin/accounts/fec' } as const
export const getSalesJournal = { method: 'GET', path: '/admin/accounts/sales-journal' } as const
export const getVatReport = { method: 'GET', path: '/admin/accounts/vat' } as const
export const getExciseReport = { method: 'GET', path: '/admin/accounts/excise' } as const
