/** A circular goes to everyone in the same words; somebody who has pressed twice does not. */
const SAME_TEXTS_A_DAY = 3

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
