/** Where a quote stands: it can be accepted, has become an order, was not answered in time, or was taken back. */
export const QUOTE_STATES = ['OPEN', 'ACCEPTED', 'LAPSED', 'WITHDRAWN'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]
