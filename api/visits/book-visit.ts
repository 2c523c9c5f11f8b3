import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { bookVisit } from '#contract/visits/bookings.ts'
import { addBooking, type BookingRow, findBookingByKey, hasBooking } from '#db/queries/visits/bookings.ts'
import { type BookableService, lockService } from '#db/queries/visits/services.ts'
import { readPhone } from '#providers/phone-numbers/phone-number.ts'
import { fits } from '#rules/basics/places.ts'
import { depositDeadline, refundDeadline } from '#rules/visits/deposits.ts'
import { visitWords } from '#words/visits/words.ts'
import { scheduleLapse } from './await-deposit.ts'
import { openBookingToken, sealBookingToken } from './booking-token.ts'
import { canPayDeposit } from './can-pay-deposit.ts'
import { partyProblems } from './party-problems.ts'
import { scheduleReminder, tellVisit, tellVisitor } from './tell-visit.ts'
import { findVisitRoom } from './visit-room.ts'

type Wish = InputOf<typeof bookVisit>['body']

export const handleBookVisit: Handler<typeof bookVisit> = async ({ params, body }, parts) => {
  const { db, now } = parts
  const service = await lockService(db, params.id)
  if (!service?.is_valid) return { refusal: 'service-not-found' }
  const before = body.key ? await findBookingByKey(db, { serviceId: service.id, key: body.key }) : undefined
  if (before) return answer(parts, before)
  const phone = readPhone(body.phone, { onlyMobile: false })
  const problems = { ...wishProblems(body, service), ...('problem' in phone ? { phone } : {}) }
  if (Object.keys(problems).length > 0 || 'problem' in phone) return { problems }
  const room = await findVisitRoom(db, { service, asked: body, now })
  if (!room) return { refusal: 'visit-slot-gone' }
  // Whom the whole slot could not hold would wait for ever.
  const { capacity } = room
  if (body.people > capacity) return { problems: { people: { problem: 'too-big', limit: capacity } } }
  if (await hasBooking(db, { serviceId: service.id, startsAt: room.startsAt, email: body.email }))
    return { refusal: 'visit-already-booked' }
  const hasPlace = fits(body.people, room.left)
  if (!hasPlace && !body.waits) return { refusal: 'visit-full' }
  // Nothing is held for what nobody can pay.
  if (service.deposit_cents !== null && !(await canPayDeposit(parts))) return { refusal: 'payment-closed' }
  const wait = await countMailWish(parts, { kind: 'VISIT_STEP', recipient: body.email })
  if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  const booking = await addBooking(db, newBooking(parts, { service, wish: body, phone: phone.phone, room, hasPlace }))
  if (!booking) return { refusal: 'visit-slot-gone' }
  await confirm(parts, booking)
  return answer(parts, booking)
}

async function confirm(parts: HandlerContext, booking: BookingRow): Promise<void> {
  const { id, state, starts_at: startsAt, deposit_until } = booking
  if (state === 'AWAITING_DEPOSIT' && deposit_until) {
    await scheduleLapse(parts.db, { id, until: deposit_until })
    return tellVisitor(parts, { booking, step: 'DEPOSIT' })
  }
  if (state === 'BOOKED') await scheduleReminder(parts, { id, startsAt })
  await tellVisit(parts, { booking, step: state === 'BOOKED' ? 'BOOKED' : 'WAITING' })
}

function answer({ secrets }: HandlerContext, booking: BookingRow) {
  return { value: { state: booking.state, token: openBookingToken(secrets, booking) } }
}

function wishProblems(wish: Wish, service: BookableService): Problems {
  const { language, consent, people } = wish
  return {
    ...(service.languages.includes(language)
      ? {}
      : { language: { problem: 'not-one-of' as const, choices: service.languages } }),
    ...(consent ? {} : { consent: { problem: 'not-agreed' as const } }),
    ...partyProblems(people, service),
  }
}

interface NewBookingOptions {
  service: BookableService
  wish: Wish
  phone: string
  room: { startsAt: Date; endsAt: Date }
  hasPlace: boolean
}

function newBooking(parts: HandlerContext, { service, wish, phone, room, hasPlace }: NewBookingOptions) {
  const { secrets, site, locale, principal, now } = parts
  const { people, language, firstname, lastname, email, message, key } = wish
  const { startsAt, endsAt } = room
  const { deposit_cents, lead_hours: leadHours } = service
  const placed = deposit_cents === null ? ('BOOKED' as const) : ('AWAITING_DEPOSIT' as const)
  return {
    service_id: service.id,
    state: hasPlace ? placed : ('WAITING' as const),
    starts_at: startsAt,
    ends_at: endsAt,
    deposit_cents,
    // Who waits pays nothing until there is a place.
    deposit_until: hasPlace && deposit_cents !== null ? depositDeadline({ now, startsAt }) : null,
    refund_until: deposit_cents === null ? null : refundDeadline(startsAt, leadHours),
    ...{ people, language, firstname, lastname, email, phone, message, locale },
    user_id: principal?.id ?? null,
    wording: visitWords[locale].book.consent,
    ...sealBookingToken(secrets, site.id),
    request_key: key ?? null,
    created_at: now,
    changed_at: now,
  }
}
