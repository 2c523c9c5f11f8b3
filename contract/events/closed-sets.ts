/** The route of the elements that happen at a time. */
export const EVENTS_ROUTE = 'evenements'

/** How somebody who wants to come stands. */
export const REGISTRATION_STATES = ['COMING', 'WAITING', 'CANCELLED'] as const
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

/** What a mail about a registration tells of. */
export const REGISTRATION_STEPS = [
  'COMING',
  'WAITING',
  'AGAIN',
  'PROMOTED',
  'REMINDER',
  'CANCELLED',
  'WITHDRAWN',
  'CHANGED',
] as const
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number]

/** More come as a group, by word of mouth with the estate. */
export const MOST_PEOPLE = 12
