const SECOND_MS = 1_000
/** Nobody reads a form, writes a sentence and sends it sooner. */
const LEAST_MS = 3 * SECOND_MS
/** A tab that was left open over the weekend still sends. */
const MOST_MS = 3 * 86_400 * SECOND_MS
/** A circular goes to everyone in the same words; somebody who has pressed twice does not. */
const SAME_TEXTS_A_DAY = 3

type TicketVerdict = 'good' | 'too-fast' | 'over'

/** What to make of the time between opening a form and sending it; null is a ticket that cannot be read. */
export function ticketVerdict({ openedAt, now }: { openedAt: Date | null; now: Date }): TicketVerdict {
  const age = openedAt ? now.getTime() - openedAt.getTime() : Number.NaN
  if (!(age >= 0) || age > MOST_MS) return 'over'
  return age < LEAST_MS ? 'too-fast' : 'good'
}

/** A message that is kept but reaches nobody's letter-box: a machine filled what no person sees, or writes to all. */
export function isSuspect({ trap, sameTextsToday }: { trap: string; sameTextsToday: number }): boolean {
  return trap !== '' || sameTextsToday > SAME_TEXTS_A_DAY
}

/** Mail programs make a link of a bare `evil.example` too, whatever stands around it. */
const LINK = /https?:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2}/iu

/** What goes to an address that nobody has confirmed carries no link to anywhere. */
export function withoutLinks(text: string): string {
  return text.replace(/\S+/g, (word) => (LINK.test(word) ? '…' : word))
}
