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

/** More than any rule looks back. */
const TAIL = 12
/** A number and its unit stay on one line, in any language. */
const UNIT = /(\d) (?=(?:[€%]|°C?|mm|cm|m|km|ha|cl|l|kg|g|mètres?|metres?)(?!\p{L}))/gu

/** The same of a day and its month. */
const DAY =
  /(?<!\d)(\d{1,2}) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L}))/gu
/** A number in words stays on one line too: in large letters a line that begins with “deux” reads as another number. */
const NUMBER_IN_WORDS = new RegExp(
  [
    '(?<=(?<!\\p{L})(?:dix|vingt|trente|quarante|cinquante|soixante|quatre|et))-(?=(?:et|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?)(?!\\p{L}))',
    '(?<=(?<!\\p{L})(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))-(?=(?:one|two|three|four|five|six|seven|eight|nine)(?!\\p{L}))',
  ].join('|'),
  'giu',
)
const JOINER = '\u2060'

/** A whole text as it would stand if it had been typed in the editor: for fields of plain words, and what is pasted there. */
export function spacedText(text: string, locale: string): string {
  const spaced = locale === 'fr' ? typedFrench(text) : curled(text)
  return spaced.replace(UNIT, `$1${NO_BREAK}`).replace(DAY, `$1${NO_BREAK}`).replace(NUMBER_IN_WORDS, `-${JOINER}`)
}

function typedFrench(text: string): string {
  let made = ''
  for (const letter of text) {
    made += letter
    const before = Math.max(0, made.length - TAIL)
    const end = spacedEnd(made.slice(before))
    if (end) made = made.slice(0, before + end.from) + end.text
  }
  return made
}

/** What a keyboard does not have in any language. */
function curled(text: string): string {
  return text
    .replaceAll('...', '…')
    .replace(/(?<=\S)'/g, '’')
    .replace(/(^|[\s([])"/g, '$1“')
    .replace(/(?<=\S)"/g, '”')
}
