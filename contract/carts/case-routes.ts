/** Where one composes a case: asked by few pages. No zod here. */
export const getCase = { method: 'GET', path: '/case' } as const
export const addCartCase = { method: 'POST', path: '/cart/:cartId/case' } as const
export const getCaseIdeas = { method: 'GET', path: '/case-idea' } as const
export const listCaseIdeas = { method: 'GET', path: '/admin/case-idea' } as const
export const setCaseIdeas = { method: 'PUT', path: '/admin/case-idea' } as const
