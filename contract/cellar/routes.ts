export const getCellar = { method: 'GET', path: '/user/cellar' } as const
export const setOpenedBottles = { method: 'PUT', path: '/user/cellar/:idDeclination' } as const
