/** Where the calls of this subject live. No zod here: screens ask by these. */
export const validateOrder = { method: 'POST', path: '/order/validate' } as const
export const discountOrder = { method: 'POST', path: '/order/discount' } as const
export const createOrder = { method: 'POST', path: '/order' } as const
export const getPaymentResult = { method: 'GET', path: '/order/cawl/result/:id' } as const
export const createPaymentLink = { method: 'POST', path: '/admin/orders/:id/payment-link' } as const
export const getPaymentLink = { method: 'GET', path: '/payment-link/:token' } as const
export const payByLink = { method: 'POST', path: '/payment-link/:token/payment' } as const
export const enterOrder = { method: 'POST', path: '/admin/orders' } as const
export const priceEntry = { method: 'GET', path: '/admin/orders/price' } as const
export const receivePayment = { method: 'POST', path: '/admin/orders/:id/received-payment' } as const
