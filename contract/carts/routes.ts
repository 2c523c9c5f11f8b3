/** Where the calls of this subject live. No zod here: screens ask by these. */
export const addCartProduct = {
  method: 'POST',
  path: '/cart/:cartId/product/:declinationId',
  upload: 'images',
} as const
export const createCart = { method: 'POST', path: '/cart' } as const
export const refreshCart = { method: 'POST', path: '/cart/:cartId' } as const
export const defaultCart = { method: 'GET', path: '/cart/:cartId/default' } as const
export const setCartQuantity = { method: 'PUT', path: '/cart/:cartId/product/:productId/quantity' } as const
export const removeCartProduct = { method: 'DELETE', path: '/cart/:cartId/product/:productId/:idCartProduct' } as const
export const deleteCart = { method: 'DELETE', path: '/cart/:cartId' } as const
export const getCartPicture = { method: 'GET', path: '/cart/:cartId/picture/:idCartProduct' } as const
export const rememberCart = { method: 'PUT', path: '/cart/:cartId/reminder' } as const
export const stopCartReminder = { method: 'GET', path: '/cart/:cartId/reminder/stop' } as const
