/** What a code takes something off. No zod here: screens need it as a value. */
export const DISCOUNTED = ['PRODUCT', 'SHIPPING_FEES'] as const
