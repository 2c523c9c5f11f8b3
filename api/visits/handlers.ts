import type { HandlersOf } from '#api/calls/handler.ts'
import type * as bookings from '#contract/visits/bookings.ts'
import type * as services from '#contract/visits/services.ts'
import { handleBookVisit } from './book-visit.ts'
import { handleCancelBooking } from './cancel-booking.ts'
import { handleGetBooking } from './get-booking.ts'
import { handleGetBookingCalendar } from './get-booking-calendar.ts'
import { handleGetBookings } from './get-bookings.ts'
import { handleGetNextVisit } from './get-next-visit.ts'
import { handleGetService } from './get-service.ts'
import { handleGetServices } from './get-services.ts'
import { handleMoveBooking } from './move-booking.ts'
import { handlePayDeposit } from './pay-deposit.ts'
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
  withdrawBooking: handleWithdrawBooking,
}
