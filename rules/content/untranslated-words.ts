/** From so many words on, the same in two languages was not translated; a name or a medal is shorter. */
const WORDS_OF_A_SENTENCE = 5

/** Whether the other language says something that this one does not say, or says in the very same sentence. */
export function isUntranslated(mine: unknown, theirs: unknown): boolean {
  if (typeof theirs !== 'string' || !HAS_WORD.test(theirs)) return false
  if (typeof mine !== 'string' || mine.trim() === '') return true
  const words = theirs.split(/\s+/).filter((word) => HAS_WORD.test(word))
  return mine === theirs && words.length >= WORDS_OF_A_SENTENCE && !POSTCODE.test(theirs)
}

/** Where one is, in any language. */
const POSTCODE = /\b\d{5}\b/

/** Figures, and the letters that name bottles and parcels, are the same in all languages. */
const HAS_WORD = /\p{L}{2}/u
