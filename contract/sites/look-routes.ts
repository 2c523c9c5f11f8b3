/** Where the calls about the look of a site live. No zod here: screens ask by these. */
export const getLook = { method: 'GET', path: '/admin/look' } as const
export const saveLookDraft = { method: 'PUT', path: '/admin/look' } as const
export const discardLookDraft = { method: 'POST', path: '/admin/look/discard' } as const
export const publishLook = { method: 'POST', path: '/admin/look/publish' } as const
export const unplanLook = { method: 'POST', path: '/admin/look/unplan' } as const
export const getLookVersions = { method: 'GET', path: '/admin/look/version' } as const
export const restoreLookVersion = { method: 'POST', path: '/admin/look/version/:id/restore' } as const
export const resetLook = { method: 'POST', path: '/admin/look/reset' } as const
export const addTypeface = { method: 'POST', path: '/admin/look/typeface', upload: 'file' } as const
export const proposeLook = { method: 'POST', path: '/admin/look/proposal' } as const
