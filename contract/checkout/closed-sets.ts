/** How an order that the estate enters reaches its customer: it is brought, fetched later, or leaves with them at once. */
export const ENTERED_DELIVERIES = ['TAKEN_AWAY', 'CLICK_AND_COLLECT', 'DELIVERY'] as const
export type EnteredDelivery = (typeof ENTERED_DELIVERIES)[number]

/** What keeps a line from being ordered. */
export const ENTRY_OBSTACLES = ['NOT_ON_SALE', 'STOCK', 'MULTIPLE'] as const
export type EntryObstacle = (typeof ENTRY_OBSTACLES)[number]
