import type { DeliveryType } from '#contract/deliveries/closed-sets.ts'
import { addDays, parisDay, weekdayNumber } from '#rules/basics/paris-time.ts'

const SATURDAY = 6

interface WithdrawalFacts {
  delivery: DeliveryType
  /** When the goods were there; null before. */
  deliveredAt: Date | null
  paidAt: Date | null
  /** What the estate grants, or the law where that is more. */
  days: number
  /** Public holidays, as days. */
  holidays: ReadonlySet<string>
  now: Date
}

export interface WithdrawalPeriod {
  /** The day it runs from: of receipt, or of the order where nothing is brought. Null before delivery. */
  receivedOn: string | null
  /** The last day, until midnight in Paris; null while it has not begun to run. */
  until: string | null
  isOpen: boolean
}

/**
 * Until when a buyer may step back: so many days after the day of receipt, and before it too. A period that would end on a
 * Saturday, a Sunday or a public holiday lasts until the next working day (article L221-19 of the code de la consommation).
 */
export function withdrawalPeriod(facts: WithdrawalFacts): WithdrawalPeriod {
  const { delivery, deliveredAt, paidAt, days, holidays, now } = facts
  const start = delivery === 'NO_DELIVERY' ? paidAt : deliveredAt
  if (!start) return { receivedOn: null, until: null, isOpen: true }
  const receivedOn = parisDay(start)
  let until = addDays(receivedOn, days)
  while (weekdayNumber(until) >= SATURDAY || holidays.has(until)) until = addDays(until, 1)
  return { receivedOn, until, isOpen: parisDay(now) <= until }
}
