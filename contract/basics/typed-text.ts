/** What nobody types and nothing shows: controls other than line breaks and tabs, marks of no width, turned directions. */
const UNSEEN = /[^\P{Cc}\s\u0085]|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const BREAKS_AND_SPACES = /[ \t\n\v\f\r\u0085\u2028\u2029]+/g

/**
 * A name, a street, a code: line breaks and tabs that were pasted become a space, accents get one spelling. French writes
 * no-break spaces before its signs; they stay.
 */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFC').replace(BREAKS_AND_SPACES, ' ').trim()
}

/** A message: lines end in one way, accents get one spelling. */
export function severalLines(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFC').replace(LINE_BREAKS, '\n').trim()
}
