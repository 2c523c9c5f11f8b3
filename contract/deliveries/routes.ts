/** Where the calls of this subject live. No zod here: screens ask by these. */
export const calculateShippingFees = { method: 'POST', path: '/calculate/shipping-fees' } as const
export const getOfferTerms = { method: 'GET', path: '/offer-terms' } as const
export const findAccessPoints = { method: 'POST', path: '/relay/access-points' } as const
export const getAllowedDates = { method: 'GET', path: '/calendar/:id/date/allowed/:month/:year' } as const
export const simulateDelivery = { method: 'GET', path: '/admin/delivery/simulation' } as const
