import type { DeskSection } from '#contract/content/page-content.ts'
import { begunAs } from './drafts/begun-words.ts'
import { type Path, valueAt } from './drafts/page-edits.ts'

/** From so many words on, the same in two languages was not translated; a name or a medal is shorter. */
const WORDS_OF_A_SENTENCE = 5

interface Twins {
  /** In the language that is looked at. */
  section: DeskSection | undefined
  /** The same section in the other one. */
  twin: DeskSection | undefined
}

/** Whether the other language says something that this one does not say, says in the very same sentence, or has not followed. */
export function isUntranslated({ section, twin }: Twins, path: Path): boolean {
  const [mine, theirs] = [valueAt(section, path), valueAt(twin, path)]
  if (typeof theirs !== 'string' || !HAS_WORD.test(theirs)) return false
  if (typeof mine !== 'string' || mine.trim() === '') return true
  if (mine === theirs) return isSentence(theirs)
  return isAsBegun(section, path) && !isAsBegun(twin, path)
}

function isSentence(said: string): boolean {
  const words = said.split(/\s+/).filter((word) => HAS_WORD.test(word))
  return words.length >= WORDS_OF_A_SENTENCE && !POSTCODE.test(said)
}

/** Nobody has written here yet: it says what the section began with. */
function isAsBegun(section: DeskSection | undefined, path: Path): boolean {
  return section !== undefined && begunAs(section, path) === valueAt(section, path)
}

/** Where one is, in any language. */
const POSTCODE = /\b\d{5}\b/

/** Figures, and the letters that name bottles and parcels, are the same in all languages. */
const HAS_WORD = /\p{L}{2}/u
