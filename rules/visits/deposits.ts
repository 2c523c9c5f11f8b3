import { type Cents, cents } from '#rules/basics/money.ts'
import { HOLD_MINUTES, minutesLater } from '#rules/orders/order-times.ts'

const HOUR_MINUTES = 60
/** Whoever is promoted may read the mail in the evening and pay in the morning. */
const PROMOTED_MINUTES = 24 * HOUR_MINUTES

/** What a party pays together. */
export function depositTotal(personCents: number, people: number): Cents {
  return cents(personCents * people)
}

interface DepositWait {
  now: Date
  startsAt: Date
  leadHours: number
}

/** Until when the place of somebody who has just booked is kept without the deposit: as long as that of an unpaid order. */
export function depositDeadline({ now, startsAt }: Omit<DepositWait, 'leadHours'>): Date {
  return earlier(minutesLater(now, HOLD_MINUTES), startsAt)
}

/** The same for who was promoted: a day, though others must be able to book after them; never less than who books has. */
export function promotedDeadline({ now, startsAt, leadHours }: DepositWait): Date {
  const day = earlier(minutesLater(now, PROMOTED_MINUTES), refundDeadline(startsAt, leadHours))
  const least = depositDeadline({ now, startsAt })
  return day > least ? day : least
}

/** Until when who cancels gets the deposit back: as long as the place could be booked by another. */
export function refundDeadline(startsAt: Date, leadHours: number): Date {
  return minutesLater(startsAt, -leadHours * HOUR_MINUTES)
}

interface MovedVisit extends DepositWait {
  /** Of the booking before it was moved. */
  refundUntil: Date
}

/** After a move: that of the new day; whoever has missed theirs does not win another by moving. */
export function movedRefundDeadline({ refundUntil, startsAt, leadHours, now }: MovedVisit): Date {
  return isRefundable({ refundUntil, now }) ? refundDeadline(startsAt, leadHours) : refundUntil
}

/** Whether a visitor who cancels now gets the deposit back. */
export function isRefundable({ refundUntil, now }: { refundUntil: Date; now: Date }): boolean {
  return now <= refundUntil
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
