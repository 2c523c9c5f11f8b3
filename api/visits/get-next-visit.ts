import type { Handler } from '#api/calls/handler.ts'
import type { getNextVisit } from '#contract/visits/bookings.ts'
import { findAccountAddress } from '#db/queries/accounts/users.ts'
import { findNextBookingOf } from '#db/queries/visits/bookings.ts'
import { bookingToWire } from './booking-to-wire.ts'
import { openBookingToken } from './booking-token.ts'

/** An address that nobody has confirmed may be another person's: nothing of it is told. */
export const handleGetNextVisit: Handler<typeof getNextVisit> = async (_, { db, principal, secrets, locale, now }) => {
  const { email, isProven } = await findAccountAddress(db, principal?.id ?? 0)
  const row = isProven ? await findNextBookingOf(db, { email, now }) : undefined
  if (!row) return { value: { visit: null } }
  const visit = { token: openBookingToken(secrets, row), booking: await bookingToWire(db, { row, locale, now }) }
  return { value: { visit } }
}
