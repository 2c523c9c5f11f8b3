/** How long stock is held for someone who is paying. */
export const HOLD_MINUTES = 30
/** After so long, an order that nobody paid is over. */
export const UNPAID_HOURS = 24
/** When a payment that nobody heard of is asked for, first and then again. */
export const CHECK_MINUTES = 10
