import type { HandlersOf } from '#api/calls/handler.ts'
import type * as bookings from '#contract/visits/bookings.ts'
import type * as services from '#contract/visits/services.ts'
import { handleBookVisit } from './book-visit.ts'
import { handleCancelBooking } from './cancel-booking.ts'
import { handleEnterBooking } from './enter-booking.ts'
import { handleGetAgenda } from './get-agenda.ts'
import { handleGetBooking } from './get-booking.ts'
import { handleGetBookingCalendar } from './get-booking-calendar.ts'
import { handleGetBookings } from './get-bookings.ts'
import { handleGetNextVisit } from './get-next-visit.ts'
import { handleGetService } from './get-service.ts'
import { handleGetServices } from './get-services.ts'
import { handleMoveBooking } from './move-booking.ts'
import { handlePayDeposit } from './pay-deposit.ts'
import { handleRelocateBooking } from './relocate-booking.ts'
import { handleWithdrawBooking } from './withdraw-booking.ts'

export const visitHandlers: HandlersOf<typeof services & typeof bookings> = {
  getServices: handleGetServices,
  getService: handleGetService,
  bookVisit: handleBookVisit,
  getBooking: handleGetBooking,
  payDeposit: handlePayDeposit,
  getNextVisit: handleGetNextVisit,
  moveBooking: handleMoveBooking,
  cancelBooking: handleCancelBooking,
  getBookingCalendar: handleGetBookingCalendar,
  getBookings: handleGetBookings,
  getAgenda: handleGetAgenda,
  relocateBooking: handleRelocateBooking,
  enterBooking: handleEnterBooking,
  withdrawBooking: handleWithdrawBooking,
}
