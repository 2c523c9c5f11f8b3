/** Where the calls of this subject live. No zod here: screens ask by these. */
export const uploadMedia = { method: 'POST', path: '/admin/media', upload: 'images' } as const
export const loadSvg = { method: 'POST', path: '/image/load-svg' } as const
