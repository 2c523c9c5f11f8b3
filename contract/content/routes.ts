/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getComponentConf = { method: 'GET', path: '/component/conf/:slug' } as const
export const getElements = { method: 'GET', path: '/element/:route' } as const
export const getElement = { method: 'GET', path: '/element/:route/:id' } as const
export const getPartners = { method: 'GET', path: '/partner' } as const
export const sendMessage = { method: 'POST', path: '/message', upload: 'images' } as const
export const getPages = { method: 'GET', path: '/page' } as const
export const getChangeDates = { method: 'GET', path: '/change-dates' } as const
export const getPage = { method: 'GET', path: '/page/:id' } as const
export const getPopup = { method: 'GET', path: '/popup/:id' } as const
export const getPopups = { method: 'GET', path: '/popup' } as const
export const markMessageAnswered = { method: 'PUT', path: '/admin/message/:id/answered' } as const
export const findLinkTargets = { method: 'GET', path: '/admin/link-target' } as const
