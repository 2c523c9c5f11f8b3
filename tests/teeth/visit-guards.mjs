const booking = 'api/visits/book-visit.call.test.ts'
const moving = 'api/visits/move-booking.call.test.ts'
const cancelling = 'api/visits/cancel-booking.call.test.ts'

/** The guards of visits; see guards.mjs. */
export const visitGuards = [
  {
    guard: 'all who want the last place of a visit wait for each other',
    file: 'db/queries/visits/services.ts',
    find: 'return bookable(db, id).forUpdate().executeTakeFirst()',
    put: 'return bookable(db, id).executeTakeFirst()',
    test: booking,
  },
  {
    guard: 'a visit takes no more people than it has places',
    file: 'api/visits/book-visit.ts',
    find: 'const hasPlace = fits(body.people, room.left)',
    put: 'const hasPlace = fits(body.people, 1_000)',
    test: booking,
  },
  {
    guard: 'a visit takes no more people than it has places when somebody moves either',
    file: 'api/visits/move-booking.ts',
    find: "  if (!fits(body.people, room.left)) return { refusal: 'visit-full' }\n",
    put: '',
    test: moving,
  },
  {
    guard: 'the same form books once',
    file: 'api/visits/book-visit.ts',
    find: '  if (before) return answer(parts, before)\n',
    put: '',
    test: booking,
  },
  {
    guard: 'who waits takes no place',
    file: 'db/queries/visits/bookings.ts',
    find: "    .where('state', '=', 'BOOKED')\n",
    put: '',
    test: booking,
  },
  {
    guard: 'places are given back once',
    file: 'api/visits/give-up-booking.ts',
    find: "  if (booking.state === 'CANCELLED') return { value: await bookingToWire(db, { row, locale, now }) }\n",
    put: '',
    test: cancelling,
  },
  {
    guard: 'a place that is freed too late is given to nobody',
    file: 'api/visits/promote-waiting.ts',
    find: 'const room = await findVisitRoom(db, { service, asked, now })',
    put: 'const room = await findVisitRoom(db, { service: { ...service, lead_hours: 0 }, asked, now })',
    test: cancelling,
  },
  {
    guard: 'mails about visits cannot fill a stranger’s letter-box',
    file: 'api/visits/book-visit.ts',
    find: "  if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }\n",
    put: '',
    test: booking,
  },
  {
    guard: 'nobody moves into an hour where their address has a place already',
    file: 'api/visits/move-booking.ts',
    find: "  if (await hasBooking(db, there)) return { refusal: 'visit-already-booked' }\n",
    put: '',
    test: 'api/visits/move-booking.call.test.ts',
  },
  {
    guard: 'an account is told of visits of a confirmed address only',
    file: 'api/visits/get-next-visit.ts',
    find: 'isProven ? await findNextBookingOf(db, { email, now }) : undefined',
    put: 'await findNextBookingOf(db, { email, now })',
    test: 'api/visits/get-next-visit.call.test.ts',
  },
]
