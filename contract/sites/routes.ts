/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getCompanyAddresses = { method: 'GET', path: '/company/address' } as const
export const getAddressTypes = { method: 'GET', path: '/admin/address/type' } as const
export const getParameters = { method: 'GET', path: '/parameter' } as const
export const setParameter = { method: 'PUT', path: '/admin/parameter/:id' } as const
export const getEstateExports = { method: 'GET', path: '/admin/estate-export' } as const
export const askEstateExport = { method: 'POST', path: '/admin/estate-export' } as const
export const downloadEstateExport = { method: 'GET', path: '/admin/estate-export/:id/file' } as const
export const getSiteInfo = { method: 'GET', path: '/site/info' } as const
export const visitFrom = { method: 'GET', path: '/site/visit/:from' } as const
