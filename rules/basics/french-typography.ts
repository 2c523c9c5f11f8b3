const NARROW = '\u202f'
const FULL = '\u00a0'

/** Plain French of others as we print it: curly apostrophes, and no line that begins with a colon or a question mark. */
export function frenchTypography(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/(?<![\u00a0\u202f]) ?([;!?])(?!\w)/g, `${NARROW}$1`)
    .replace(/ :/g, `${FULL}:`)
    .replace(/«[ \u00a0\u202f]?/g, `«${FULL}`)
    .replace(/[ \u00a0\u202f]?»/g, `${FULL}»`)
}
