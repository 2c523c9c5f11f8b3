import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'
import { type Path, valueAt } from '#rules/content/drafts/page-edits.ts'
import { allSections, findSection } from '#rules/content/drafts/section-tree.ts'
import type { DeskField } from './desk-field.ts'
import { eachField } from './each-field.ts'

/** Words of a section that each language says in its own way. */
interface TranslatedField {
  path: Path
  field: DeskField
  /** Its name and those of what it lies in: `['figures', 'label']`. */
  names: string[]
}

/** Every field of words that a section has, in the order of its shape. */
export function translatedFields(section: DeskSection): TranslatedField[] {
  return eachField(section, (field, { path, value }): TranslatedField[] => {
    if (field.kind === 'link' && value !== undefined) return [wordsAt([...path, 'label'])]
    if (field.kind === 'picture' && value !== undefined) return [wordsAt([...path, 'alt'])]
    const isWords = field.kind === 'line' || field.kind === 'text' || field.kind === 'html'
    return isWords ? [{ path, field, names: namesOf(path) }] : []
  })
}

const namesOf = (path: Path) => path.filter((step) => typeof step === 'string')
const wordsAt = (path: Path): TranslatedField => ({
  path,
  field: { kind: 'line', isOptional: true },
  names: namesOf(path),
})

/** Fewer words may well be the same in two languages, and so may what has figures in it: names, years, addresses. */
const LEAST_WORDS = 3

/** Whether the other language says something that this one does not say, or says in the very same words. */
export function isUntranslated(mine: unknown, theirs: unknown): boolean {
  if (typeof theirs !== 'string' || theirs.trim() === '') return false
  if (typeof mine !== 'string' || mine.trim() === '') return true
  return mine === theirs && !/\d/.test(theirs) && (theirs.match(/\p{L}+/gu) ?? []).length >= LEAST_WORDS
}

interface Looked {
  language: keyof DeskPage
  /** Whose words are compared. */
  other: keyof DeskPage | undefined
}

/** The ids of sections, those in columns too, that wait for their words in a language. */
export function untranslatedSections(page: DeskPage, { language, other }: Looked): ReadonlySet<string> {
  const [mine, theirs] = [page[language]?.sections ?? [], (other && page[other]?.sections) ?? []]
  const waits = (section: DeskSection) => {
    const twin = findSection(theirs, section.id)
    return (
      twin?.type === section.type &&
      translatedFields(twin).some(({ path }) => isUntranslated(valueAt(section, path), valueAt(twin, path)))
    )
  }
  return new Set(allSections(mine).flatMap((section) => (waits(section) ? [section.id] : [])))
}
