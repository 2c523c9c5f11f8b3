import { plainText, plainWords } from '#rules/basics/plain-text.ts'

interface TextPart {
  text: string
  isMatch: boolean
}

/** From this many letters on, a common beginning is enough: `aubépine` marks `Aubépines`. */
const STEM_LENGTH = 4
const WORD = /[\p{L}\p{N}\p{M}]+/gu
const ENDING_LENGTH = 3

/** Splits a text into what answers the search and what does not; together the parts are the text. */
export function highlight(text: string, search: string): TextPart[] {
  const wanted = plainWords(search)
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const length = matchedLength(word, wanted)
    if (length === 0) continue
    if (index > from) parts.push({ text: text.slice(from, index), isMatch: false })
    parts.push({ text: text.slice(index, index + length), isMatch: true })
    from = index + length
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false })
  return parts
}

/** How much of the word, from its beginning, is what was asked for. */
function matchedLength(word: string, wanted: readonly string[]): number {
  const plain = plainText(word)
  if (wanted.some((asked) => sharesStem(plain, asked))) return word.length
  const beginning = wanted.filter((asked) => plain.startsWith(asked) && asked.length >= 2)
  return beginning.length === 0 ? 0 : lengthInText(word, Math.max(...beginning.map((asked) => asked.length)))
}

/** The same word, but for a short ending: plural, feminine, conjugated. */
function sharesStem(word: string, asked: string): boolean {
  const stem = wordStem(asked)
  if (word === asked || wordStem(word) === stem) return true
  return stem.length >= STEM_LENGTH && word.startsWith(stem) && word.length - stem.length <= ENDING_LENGTH
}

function wordStem(word: string): string {
  const stem = word.replace(/(es|[esx])$/, '')
  return stem.length >= STEM_LENGTH ? stem : word
}

/** Accents and ligatures make a text longer or shorter than its plain form. */
function lengthInText(word: string, plainLength: number): number {
  let length = 0
  let plain = 0
  for (const letter of word) {
    if (plain >= plainLength && !/^\p{M}$/u.test(letter)) break
    plain += plainText(letter).length
    length += letter.length
  }
  return length
}
