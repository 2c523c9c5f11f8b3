/** How a booking stands: who waits has no place yet, who is to pay a deposit has theirs until a time. */
export const BOOKING_STATES = ['BOOKED', 'AWAITING_DEPOSIT', 'WAITING', 'CANCELLED'] as const
export type BookingState = (typeof BOOKING_STATES)[number]

/** What a mail about a visit tells its visitor of. */
export const VISIT_STEPS = [
  'BOOKED',
  'WAITING',
  'FREED',
  'MOVED',
  'CANCELLED',
  'REMINDER',
  'DEPOSIT',
  'FREED_DEPOSIT',
  'LAPSED',
] as const
export type VisitStep = (typeof VISIT_STEPS)[number]

/** What the estate is told of; that it reminds somebody, or waits for a deposit, is no news to it. */
export const VISIT_NEWS = ['BOOKED', 'WAITING', 'FREED', 'MOVED', 'CANCELLED'] as const
export type VisitNews = (typeof VISIT_NEWS)[number]

/** Languages that visits are given in, as ISO 639 names them. */
export const VISIT_LANGUAGES = ['fr', 'en', 'de', 'es', 'it', 'nl'] as const
