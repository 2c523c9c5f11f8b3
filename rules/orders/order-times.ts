/** How long stock, code and slot are held: from the first order of a cart on, however often it is changed or sent again. */
export const HOLD_MINUTES = 30
/** A payment that the bank is busy with when the hold ends is waited for so long. */
export const UNDER_WAY_MINUTES = 15
/** When a payment that nobody heard of is asked for, first and then again. */
export const CHECK_MINUTES = 10

/** For what a person waits for days: a cheque, a transfer, an answer to a quote. */
export function daysLater(from: Date, days: number): Date {
  return minutesLater(from, days * 1_440)
}

export function minutesLater(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000)
}
