/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getOrders = { method: 'GET', path: '/order' } as const
export const getOrder = { method: 'GET', path: '/order/:id' } as const
export const getOrderStatuses = { method: 'GET', path: '/list/order/status' } as const
export const getOrderGenericValues = { method: 'GET', path: '/order-generic-values/:type' } as const
export const getOrderStatus = { method: 'GET', path: '/admin/order/:id/get-status' } as const
export const getOrderGuide = { method: 'GET', path: '/order/:id/guide' } as const
export const getOrderCalendar = { method: 'GET', path: '/order/:id/calendar' } as const
export const getTrackingLink = { method: 'GET', path: '/admin/order/:id/tracking-link' } as const
export const changeOrderStatus = { method: 'PUT', path: '/admin/order/:id/status' } as const
export const getPackingSlip = { method: 'GET', path: '/admin/order/:id/packing-slip' } as const
export const readInvoice = { method: 'GET', path: '/order/:id/invoice/:document/text' } as const
export const getInvoice = { method: 'GET', path: '/order/:id/invoice/:document' } as const
export const getOrderPicture = { method: 'GET', path: '/order/:id/picture/:line' } as const
export const reorder = { method: 'POST', path: '/order/:id/reorder' } as const
export const askAboutOrder = { method: 'POST', path: '/order/:id/question' } as const
