import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'
import type { Path } from '#rules/content/drafts/page-edits.ts'
import { allSections } from '#rules/content/drafts/section-tree.ts'
import { isUntranslated } from '#rules/content/untranslated-words.ts'
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

interface Looked {
  language: keyof DeskPage
  /** Whose words are compared. */
  other: keyof DeskPage | undefined
}

/** The ids of sections, those in columns too, that wait for their words in a language. */
export function untranslatedSections(page: DeskPage, { language, other }: Looked): ReadonlySet<string> {
  const [mine, theirs] = [page[language]?.sections ?? [], (other && page[other]?.sections) ?? []]
  const twins = new Map(allSections(theirs).map((section) => [section.id, section]))
  return new Set(allSections(mine).flatMap((section) => (waitsFor(section, twins.get(section.id)) ? [section.id] : [])))
}

/** A section that has not changed is the same object: of a hundred, one is looked at a letter. */
const known = new WeakMap<DeskSection, { twin: DeskSection; waits: boolean }>()

function waitsFor(section: DeskSection, twin: DeskSection | undefined): boolean {
  if (twin?.type !== section.type) return false
  const last = known.get(section)
  if (last?.twin === twin) return last.waits
  const waits = translatedFields(twin).some(({ path }) => isUntranslated({ section, twin }, path))
  known.set(section, { twin, waits })
  return waits
}
