/** How an order reaches its buyer. No zod here: screens need it as a value. */
export const DELIVERY_TYPES = ['DELIVERY', 'PICKUP', 'CLICK_AND_COLLECT', 'NO_DELIVERY'] as const
export type DeliveryType = (typeof DELIVERY_TYPES)[number]

/** How a carrier brings it: to the door, or to an access point. */
export const CARRIER_TYPES = ['DELIVERY', 'PICKUP'] as const
/** Who says what a carrier costs: its own bands, or the service that is asked. */
export const CARRIER_PROVIDERS = ['TABLE', 'EXPORT'] as const
/** What the bands of a carrier count. */
export const COUNTED_IN = ['BOTTLES', 'GRAMS'] as const

/** Why a carrier does not bring a basket to a place. */
export const NOT_BROUGHT = [
  'NOT_OFFERED',
  'NO_NETWORK',
  'PLACE_NOT_SERVED',
  'PARCEL_NOT_TAKEN',
  'ASKED_OF_SERVICE',
] as const
export type NotBrought = (typeof NOT_BROUGHT)[number]
