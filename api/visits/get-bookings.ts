import type { Handler } from '#api/calls/handler.ts'
import type { getBookings } from '#contract/visits/bookings.ts'
import { listBookings } from '#db/queries/visits/bookings.ts'
import { findBookable } from '#db/queries/visits/services.ts'
import { bookingsToWire } from './booking-to-wire.ts'

/** Of a service that is no longer offered too: those who booked it come all the same. */
export const handleGetBookings: Handler<typeof getBookings> = async ({ params, list }, { db, locale, now }) => {
  if (!(await findBookable(db, params.id))) return { refusal: 'service-not-found' }
  const { rows, total } = await listBookings(db, { serviceId: params.id, list })
  return { value: { bookings: await bookingsToWire(db, { rows, serviceId: params.id, locale, now }), total } }
}
