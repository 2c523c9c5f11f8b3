import type { Handler } from '#api/calls/handler.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import type { moveBooking } from '#contract/visits/bookings.ts'
import { openBooking } from './open-booking.ts'
import { partyProblems } from './party-problems.ts'
import { takeOtherPlace } from './take-other-place.ts'

/** One transaction under one lock: whoever is refused the new place has never left the old one. */
export const handleMoveBooking: Handler<typeof moveBooking> = async ({ params, body }, parts) => {
  const open = await openBooking(parts.db, params.token)
  if (!open) return { refusal: 'booking-not-found' }
  const { booking, service } = open
  return takeOtherPlace(parts, {
    open,
    wish: body,
    offered: service.is_valid ? service : null,
    problems: partyProblems(body.people, service),
    countWish: () => countMailWish(parts, { kind: 'VISIT_STEP', recipient: booking.email }),
  })
}
