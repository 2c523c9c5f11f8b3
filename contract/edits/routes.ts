/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getAddressPrice = { method: 'GET', path: '/admin/orders/:id/address-price' } as const
export const changeOrderAddress = { method: 'PUT', path: '/admin/orders/:id/address' } as const
export const changeOrderRelay = { method: 'PUT', path: '/admin/orders/:id/relay' } as const
export const getOrderSlots = { method: 'GET', path: '/admin/orders/:id/slots' } as const
export const changeOrderSlot = { method: 'PUT', path: '/admin/orders/:id/slot' } as const
export const getLinesPreview = { method: 'GET', path: '/admin/orders/:id/lines-preview' } as const
export const getSupplementPreview = { method: 'GET', path: '/admin/orders/:id/supplement-preview' } as const
export const supplementOrder = { method: 'POST', path: '/admin/orders/:id/supplement' } as const
export const changeOrderLines = { method: 'PUT', path: '/admin/orders/:id/lines' } as const
