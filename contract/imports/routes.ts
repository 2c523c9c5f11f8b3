/** Where the calls of this subject live. No zod here: screens ask by these. */
export const addImport = { method: 'POST', path: '/admin/import', upload: 'file' } as const
export const getImport = { method: 'GET', path: '/admin/import/:id' } as const
export const checkImport = { method: 'PUT', path: '/admin/import/:id/check' } as const
export const runImport = { method: 'PUT', path: '/admin/import/:id/run' } as const
export const stopImport = { method: 'PUT', path: '/admin/import/:id/stop' } as const
export const undoImport = { method: 'PUT', path: '/admin/import/:id/undo' } as const
export const removeImport = { method: 'DELETE', path: '/admin/import/:id' } as const
export const getImportReport = { method: 'GET', path: '/admin/import/:id/report' } as const
export const getPastOrder = { method: 'GET', path: '/admin/past-order/:id' } as const
