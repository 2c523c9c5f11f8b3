const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** A text as it is kept and counted: no room around it, accents in one spelling, nothing that cannot be printed. */
export function writtenText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .normalize('NFC')
    .trim()
}

/** Characters as people count them: an accent or a family of emoji is one. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of graphemes.segment(writtenText(text))) count++
  return count
}
