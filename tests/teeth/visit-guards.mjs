const booking = 'api/visits/book-visit.call.test.ts'
const moving = 'api/visits/move-booking.call.test.ts'
const cancelling = 'api/visits/cancel-booking.call.test.ts'
const paying = 'api/visits/pay-deposit.call.test.ts'
const lapsing = 'api/visits/deposit-due.call.test.ts'
const ending = 'api/visits/end-deposit.call.test.ts'

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
    find: "    .where('state', 'in', WITH_PLACE)\n",
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
    guard: 'who has yet to pay a deposit has a place',
    file: 'db/queries/visits/bookings.ts',
    find: "const WITH_PLACE = ['BOOKED', 'AWAITING_DEPOSIT'] as const",
    put: "const WITH_PLACE = ['BOOKED'] as const",
    test: paying,
  },
  {
    guard: 'a deposit is paid in its time, or not at all',
    file: 'api/visits/place-deposit.ts',
    find: "  if (until <= now) return { refusal: 'deposit-over' }\n",
    put: '',
    test: lapsing,
  },
  {
    guard: 'only who has a place to pay for pays',
    file: 'api/visits/place-deposit.ts',
    find: "if (booking.state !== 'AWAITING_DEPOSIT' || until === null)",
    put: 'if (until === null)',
    test: paying,
  },
  {
    guard: 'one deposit has one order, however often it is asked for',
    file: 'api/visits/place-deposit.ts',
    find: 'if (known?.contents_hash === hash) {',
    put: "if (known?.contents_hash === '') {",
    test: paying,
  },
  {
    guard: 'no place is held for what nobody can pay',
    file: 'api/visits/book-visit.ts',
    find: "  if (service.deposit_cents !== null && !(await canPayDeposit(parts))) return { refusal: 'payment-closed' }\n",
    put: '',
    test: paying,
  },
  {
    guard: 'a place is kept while its order may be paid',
    file: 'api/visits/deposit-due.ts',
    find: 'const until = order ? minutesLater(now, AGAIN_MINUTES) : booking.deposit_until',
    put: 'const until = booking.deposit_until',
    test: lapsing,
  },
  {
    guard: 'only a deposit that is waited for lapses',
    file: 'api/visits/deposit-due.ts',
    find: "if (open?.booking.state !== 'AWAITING_DEPOSIT') return",
    put: 'if (!open) return',
    test: lapsing,
  },
  {
    guard: 'a payment is confirmed once',
    file: 'api/visits/deposit-due.ts',
    find: "open?.booking.state !== 'BOOKED' || open.booking.deposit_until === null",
    put: "open?.booking.state !== 'BOOKED'",
    test: lapsing,
  },
  {
    guard: 'money for a place that is gone completes nothing',
    file: 'api/orders/complete-order.ts',
    find: 'return isTaken && isBooked',
    put: 'return isTaken || isBooked',
    test: lapsing,
  },
  {
    guard: 'who cancels sees what a payment has just done',
    file: 'db/queries/visits/deposits.ts',
    find: `    .where('status', '<>', 'CANCELLED')
    .forUpdate()
`,
    put: `    .where('status', '<>', 'CANCELLED')
`,
    test: ending,
  },
  {
    guard: 'who cancels too late gets no deposit back',
    file: 'rules/visits/deposits.ts',
    find: 'return now <= refundUntil',
    put: 'return now <= refundUntil || now > refundUntil',
    test: ending,
  },
  {
    guard: 'what goes back is gone from the card',
    file: 'api/visits/end-deposit.ts',
    find: '  if (!isUntouched) await takeCardRest(db, { id: card.id, cents: free })\n',
    put: '',
    test: ending,
  },
  {
    guard: 'an order that nobody has paid ends with its booking',
    file: 'api/visits/end-deposit.ts',
    find: "    await cancelOrder(db, { orderId: order.id, now, detail: 'cancelled', who })\n",
    put: '',
    test: ending,
  },
  {
    guard: 'a late move wins no refund',
    file: 'rules/visits/deposits.ts',
    find: 'return isRefundable({ refundUntil, now }) ? refundDeadline(startsAt, leadHours) : refundUntil',
    put: 'return refundDeadline(startsAt, leadHours)',
    test: ending,
  },
  {
    guard: 'a deposit fixes how many come',
    file: 'api/visits/move-booking.ts',
    find: "  if (isPeopleFixed(booking) && body.people !== booking.people) return { refusal: 'deposit-fixes-people' }\n",
    put: '',
    test: ending,
  },
  {
    guard: 'a deposit is not given up without its visit',
    file: 'api/returns/cancel-own-order.ts',
    find: "  if (order.visit_booking_id !== null) return { refusal: 'order-not-cancellable' }\n",
    put: '',
    test: ending,
  },
  {
    guard: 'a deposit is not withdrawn from without its visit',
    file: 'api/returns/load-returnable.ts',
    find: 'isRefundable(order) && order.visit_booking_id === null',
    put: 'isRefundable(order)',
    test: ending,
  },
  {
    guard: 'an estate that sells nothing takes no deposit',
    file: 'api/visits/can-pay-deposit.ts',
    find: '(await isShopOpen(parts.db)) && (await isPaymentOpen(parts))',
    put: '(await isShopOpen(parts.db)) || (await isPaymentOpen(parts))',
    test: paying,
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
