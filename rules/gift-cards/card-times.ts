import { parisDay, parisInstant } from '#rules/basics/paris-time.ts'

/** Unless the estate says otherwise. */
const USUAL_MONTHS = 24
/** A gift arrives in the morning. */
const MORNING_MINUTES = 9 * 60
/** How far ahead a card may be ordered to be sent. */
export const MOST_DAYS_AHEAD = 365

/** Until when a card can be used: so many months, to the end of that day. */
export function cardExpiry(from: Date, months: string | null): Date {
  const count = Number(months)
  const [year = 0, month = 1, day = 1] = parisDay(from).split('-').map(Number)
  const added = month - 1 + (Number.isInteger(count) && count > 0 ? count : USUAL_MONTHS)
  const lastOfMonth = new Date(Date.UTC(year, added + 1, 0)).getUTCDate()
  // The 31st of a month that has none is its last day; midnight after it ends the card.
  const end = new Date(Date.UTC(year, added, Math.min(day, lastOfMonth) + 1)).toISOString().slice(0, 10)
  return parisInstant(end, 0)
}

/** When a card is sent: in the morning of its day, at once when that is over or none was chosen. */
export function cardSending(day: string | null, now: Date): Date {
  const morning = day === null ? now : parisInstant(day, MORNING_MINUTES)
  return morning > now ? morning : now
}
