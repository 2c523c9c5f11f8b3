/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getELabel = { method: 'GET', path: '/e-label/:idDeclination' } as const
export const getProducts = { method: 'GET', path: '/v2/product' } as const
export const getProduct = { method: 'GET', path: '/v2/product/:id' } as const
export const getRecommendedProducts = { method: 'GET', path: '/v2/product/recommended/:id' } as const
export const getVariations = { method: 'GET', path: '/variation' } as const
export const getAwards = { method: 'GET', path: '/award' } as const
export const getMealIcons = { method: 'GET', path: '/parameter/product/meal-icon' } as const
export const setDeclination = { method: 'PUT', path: '/admin/product/:id/declination/:idDeclination' } as const
export const askStockAlert = { method: 'POST', path: '/product/:id/declination/:idDeclination/alert' } as const
export const generateTechnicalFile = { method: 'GET', path: '/product/generate/file/:id' } as const
export const generateDeclinationFile = { method: 'GET', path: '/product/generate/file/:id/:idDeclination' } as const
export const bookStock = { method: 'POST', path: '/admin/stock/movement' } as const
export const countStock = { method: 'POST', path: '/admin/stock/count' } as const
export const assembleBoxes = { method: 'POST', path: '/admin/stock/assembly' } as const
export const addNextVintage = { method: 'POST', path: '/admin/product/:id/next-vintage' } as const
