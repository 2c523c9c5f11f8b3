/** Where the calls of this subject live. No zod here: screens ask by these. */
export const uploadMedia = { method: 'POST', path: '/admin/media', upload: 'images' } as const
export const loadSvg = { method: 'POST', path: '/image/load-svg' } as const
export const getMediaSpace = { method: 'GET', path: '/admin/media/space' } as const
export const getMediaUses = { method: 'GET', path: '/admin/media/:id/uses' } as const
export const replaceMedia = { method: 'POST', path: '/admin/media/:id/replacement' } as const
export const cropMedia = { method: 'POST', path: '/admin/media/:id/crop' } as const
export const tagMedia = { method: 'POST', path: '/admin/media/tags' } as const
export const getEngraving = { method: 'GET', path: '/admin/engraving/:name' } as const
export const addEngraving = { method: 'POST', path: '/admin/engraving/:name' } as const
