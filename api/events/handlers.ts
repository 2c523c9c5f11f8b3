import type { HandlersOf } from '#api/calls/handler.ts'
import type * as events from '#contract/events/events.ts'
import { handleCancelRegistration } from './cancel-registration.ts'
import { handleGetEvent } from './get-event.ts'
import { handleGetEvents } from './get-events.ts'
import { handleGetNextRegistration } from './get-next-registration.ts'
import { handleGetRegistration } from './get-registration.ts'
import { handleGetRegistrationCalendar } from './get-registration-calendar.ts'
import { handleListRegistrations } from './list-registrations.ts'
import { handleNoteRegistration } from './note-registration.ts'
import { handleRegisterForEvent } from './register-for-event.ts'
import { handleWithdrawRegistration } from './withdraw-registration.ts'

export const eventHandlers: HandlersOf<typeof events> = {
  getEvents: handleGetEvents,
  getEvent: handleGetEvent,
  registerForEvent: handleRegisterForEvent,
  getRegistration: handleGetRegistration,
  getNextRegistration: handleGetNextRegistration,
  cancelRegistration: handleCancelRegistration,
  getRegistrationCalendar: handleGetRegistrationCalendar,
  listRegistrations: handleListRegistrations,
  noteRegistration: handleNoteRegistration,
  withdrawRegistration: handleWithdrawRegistration,
}
