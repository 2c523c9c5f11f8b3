/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getUserExport = { method: 'GET', path: '/user/export' } as const
export const getUserExportFile = { method: 'GET', path: '/user/export/file' } as const
export const deleteUser = { method: 'DELETE', path: '/user' } as const
export const getUserPrivacyRequests = { method: 'GET', path: '/user/privacy-request' } as const
export const askPrivacyRequest = { method: 'POST', path: '/privacy/request' } as const
export const getAddressExport = { method: 'GET', path: '/privacy/export/:token' } as const
export const getAddressExportFile = { method: 'GET', path: '/privacy/export/:token/file' } as const
export const deleteAddress = { method: 'POST', path: '/privacy/deletion/:token' } as const
export const getPrivacyRequests = { method: 'GET', path: '/admin/privacy-request' } as const
export const closePrivacyRequest = { method: 'PUT', path: '/admin/privacy-request/:id' } as const
export const getInvoiceArchive = { method: 'GET', path: '/admin/invoice-archive' } as const
export const getCustomerExport = { method: 'GET', path: '/admin/customer/:id/export' } as const
export const deleteCustomer = { method: 'DELETE', path: '/admin/customer/:id' } as const
