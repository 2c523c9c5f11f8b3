/** Nobody reads a form, writes a sentence and sends it sooner; programs that fill in whatever they find do. */
export const SECONDS_TO_FILL_IN = 3
/** A tab that was left open over the weekend still sends. */
const MOST_SECONDS = 3 * 86_400

type TicketVerdict = 'good' | 'too-fast' | 'over'

/** What to make of the time between opening a form and sending it; null is a ticket that cannot be read. */
export function ticketVerdict({ openedAt, now }: { openedAt: Date | null; now: Date }): TicketVerdict {
  const seconds = openedAt ? (now.getTime() - openedAt.getTime()) / 1_000 : Number.NaN
  if (!(seconds >= 0) || seconds > MOST_SECONDS) return 'over'
  return seconds < SECONDS_TO_FILL_IN ? 'too-fast' : 'good'
}
