/** Where the calls of this subject live. No zod here: screens ask by these. */
export const receivePaymentEvent = { method: 'POST', path: '/webhooks/:provider/:idSite' } as const
export const getTestPayments = { method: 'GET', path: '/admin/test-payment' } as const
export const getTestPayment = { method: 'GET', path: '/test-payment/:reference' } as const
export const payWithTestCard = { method: 'POST', path: '/test-payment/:reference' } as const
export const answerTestChallenge = { method: 'POST', path: '/test-payment/:reference/answer' } as const
export const refundOrder = { method: 'POST', path: '/admin/order/:id/refund' } as const
