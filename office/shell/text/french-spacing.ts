const NO_BREAK = '\u00a0'

/** What is typed last, and what it becomes: the rules of French printers, as far as a keyboard does not know them. */
interface SpacingRule {
  /** Looks at the end of what stands before the cursor; its group is what is replaced. */
  find: RegExp
  made: (typed: string) => string
}

const to = (text: string) => () => text
const joined = (typed: string) => typed.replace(/^ /, NO_BREAK)

const FRENCH_SPACING: readonly SpacingRule[] = [
  // A quotation opens at the beginning of a word, and closes at its end.
  { find: /(?:^|[\s([])(")$/, made: to(`«${NO_BREAK}`) },
  { find: /\S(")$/, made: to(`${NO_BREAK}»`) },
  { find: /\S( ?»)$/, made: to(`${NO_BREAK}»`) },
  { find: /(« )$/, made: to(`«${NO_BREAK}`) },
  { find: /\S(')$/, made: to('’') },
  { find: /(\.\.\.)$/, made: to('…') },
  { find: /\S( [;!?:])$/, made: joined },
  { find: /\d( [€%])$/, made: joined },
  // Where no space was typed; a colon stands in times and addresses too, and is left alone.
  { find: /[\p{L}»)]([;!?] )$/u, made: (typed) => NO_BREAK + typed },
]

/** What the end of a text becomes whose last character was just typed; null where nothing is to be done. */
export function spacedEnd(text: string): { from: number; text: string } | null {
  for (const { find, made } of FRENCH_SPACING) {
    const typed = find.exec(text)?.[1]
    if (typed !== undefined) return { from: text.length - typed.length, text: made(typed) }
  }
  return null
}
