import type { Handler } from '#api/calls/handler.ts'
import type { relocateBooking } from '#contract/visits/bookings.ts'
import { atAnyNotice } from './at-any-notice.ts'
import { openBookingOf } from './open-booking.ts'
import { takeOtherPlace } from './take-other-place.ts'

/** For the estate, which need not keep to its own notice nor to how many one party may be, but to the room there is. */
export const handleRelocateBooking: Handler<typeof relocateBooking> = async ({ params, body }, parts) => {
  const open = await openBookingOf(parts.db, params.id)
  if (!open) return { refusal: 'booking-not-found' }
  const moved = await takeOtherPlace(parts, {
    open,
    wish: body,
    offered: atAnyNotice(open.service),
    problems: {},
    countWish: async () => null,
  })
  // The estate's own mails are not counted.
  if ('refusal' in moved && moved.refusal === 'too-many-requests') throw new Error('Nothing was counted')
  return moved
}
