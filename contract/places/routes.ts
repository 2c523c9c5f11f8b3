/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getCountries = { method: 'GET', path: '/countries' } as const
export const getLanguages = { method: 'GET', path: '/language' } as const
export const getCities = { method: 'GET', path: '/cities/:search/:idCountry' } as const
