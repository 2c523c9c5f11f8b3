/** How an order reaches its buyer. No zod here: screens need it as a value. */
export const DELIVERY_TYPES = ['DELIVERY', 'PICKUP', 'CLICK_AND_COLLECT', 'NO_DELIVERY'] as const
export type DeliveryType = (typeof DELIVERY_TYPES)[number]
