/** Between two pieces others have their turn: mails, orders. */
const LEAST_MS = 200
/** To a shop that is full an import leaves four fifths of the time. */
const FULL = 4
/** Whoever waits for it sees it move. */
const MOST_MS = 10_000

interface Pace {
  /** How long the last piece took. */
  tookMs: number
  /** Which share of its time the process had to do for others while the import rested, from 0 to 1. */
  busy: number
}

/** How long an import rests after a piece: hardly at night, four times as long as it worked when visitors crowd in. */
export function restMs({ tookMs, busy }: Pace): number {
  return Math.min(MOST_MS, Math.max(LEAST_MS, Math.round(tookMs * FULL * busy)))
}
