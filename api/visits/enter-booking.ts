import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import type { enterBooking } from '#contract/visits/bookings.ts'
import { addBooking, hasBooking } from '#db/queries/visits/bookings.ts'
import { lockService } from '#db/queries/visits/services.ts'
import { fits } from '#rules/basics/places.ts'
import { visitWords } from '#words/visits/words.ts'
import { atAnyNotice } from './at-any-notice.ts'
import { bookingToWire } from './booking-to-wire.ts'
import { sealBookingToken } from './booking-token.ts'
import { scheduleReminder, tellVisitor } from './tell-visit.ts'
import { findVisitRoom } from './visit-room.ts'

type Given = InputOf<typeof enterBooking>['body']

/** Under the service's lock, like every booking. The estate knows of it: only the visitor is told. */
export const handleEnterBooking: Handler<typeof enterBooking> = async ({ params, body }, parts) => {
  const { db, locale, now } = parts
  const service = await lockService(db, params.id)
  if (!service) return { refusal: 'service-not-found' }
  const room = await findVisitRoom(db, { service: atAnyNotice(service), asked: body, now })
  if (!room) return { refusal: 'visit-slot-gone' }
  const { startsAt } = room
  const email = body.email ?? ''
  if (email !== '' && (await hasBooking(db, { serviceId: service.id, startsAt, email })))
    return { refusal: 'visit-already-booked' }
  if (!fits(body.people, room.left)) return { refusal: 'visit-full' }
  const booking = await addBooking(db, newBooking(parts, { given: body, serviceId: service.id, room }))
  if (!booking) throw new Error('A booking without a key met another one')
  await scheduleReminder(parts, { id: booking.id, startsAt })
  await tellVisitor(parts, { booking, step: 'BOOKED' })
  return { value: await bookingToWire(db, { row: booking, locale, now }) }
}

interface NewBooking {
  given: Given
  serviceId: number
  room: { startsAt: Date; endsAt: Date }
}

function newBooking({ secrets, site, now }: HandlerContext, { given, serviceId, room }: NewBooking) {
  const { people, language, firstname, lastname, phone, message, locale } = given
  return {
    service_id: serviceId,
    state: 'BOOKED' as const,
    starts_at: room.startsAt,
    ends_at: room.endsAt,
    ...{ people, language, firstname, lastname, phone, message, locale },
    email: given.email ?? '',
    user_id: null,
    // Nobody has ticked anything: they were told on the telephone.
    wording: visitWords[locale].book.byTelephone,
    ...sealBookingToken(secrets, site.id),
    request_key: null,
    created_at: now,
    changed_at: now,
  }
}
