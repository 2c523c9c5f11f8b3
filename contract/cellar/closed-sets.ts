/** When a wine is at its best, seen from today. */
export const DRINK_STATES = ['YOUNG', 'READY', 'LAST_YEARS', 'PAST', 'UNKNOWN'] as const
export type DrinkState = (typeof DRINK_STATES)[number]
