/** Where the calls of this subject live. No zod here: screens ask by these. */
export const cancelOwnOrder = { method: 'POST', path: '/order/:id/cancel' } as const
export const getReturnInfo = { method: 'GET', path: '/order/back-products/is-active' } as const
export const getReturns = { method: 'GET', path: '/order-back' } as const
export const getReturn = { method: 'GET', path: '/order/:id/back-products/:idReturn' } as const
export const askReturn = { method: 'POST', path: '/order/:id/back-products', upload: 'images' } as const
export const addReturnPictures = {
  method: 'POST',
  path: '/order/:id/back-products/:idReturn/picture',
  upload: 'images',
} as const
export const getReturnFile = { method: 'GET', path: '/order/:id/back-products/:idReturn/file/:file' } as const
export const listReturns = { method: 'GET', path: '/admin/order-back' } as const
export const acceptReturn = { method: 'PUT', path: '/admin/order-back/:id/accept' } as const
export const refuseReturn = { method: 'PUT', path: '/admin/order-back/:id/refuse' } as const
export const sendReturnLabel = { method: 'POST', path: '/admin/order-back/:id/label', upload: 'image' } as const
export const receiveReturn = { method: 'PUT', path: '/admin/order-back/:id/receive' } as const
export const refundReturn = { method: 'POST', path: '/admin/order-back/:id/refund' } as const
export const setReturnTexts = { method: 'PUT', path: '/admin/order-back-text/:lang' } as const
export const setReturnsActive = { method: 'PUT', path: '/admin/order-back-active' } as const
export const findWithdrawal = { method: 'POST', path: '/withdrawal/order' } as const
export const declareWithdrawal = { method: 'POST', path: '/withdrawal' } as const
export const listWithdrawals = { method: 'GET', path: '/admin/withdrawal' } as const
