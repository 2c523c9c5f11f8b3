import type { PageAdvice } from '#contract/content/page-advice.ts'
import type { DeskSection } from '#contract/content/page-content.ts'
import type { Path } from '#rules/content/drafts/page-edits.ts'
import { valueAt } from '#rules/content/drafts/page-edits.ts'
import { allSections } from '#rules/content/drafts/section-tree.ts'
import { valuesIn } from './section-values.ts'

/** From so many words on, the same in two languages was not translated; a name or a medal is shorter. */
const WORDS_OF_A_SENTENCE = 5

/** What stands in this language as it stands in the first one, once a section. */
export function untranslatedIn(
  sections: readonly DeskSection[],
  first: readonly DeskSection[],
): Omit<PageAdvice, 'language'>[] {
  if (sections.length === 0 && first.length > 0) return [{ kind: 'untranslated', section: null, field: 'sections' }]
  const originals = new Map(allSections(first).map((section) => [section.id, section]))
  return allSections(sections).flatMap((section) => {
    const original = originals.get(section.id)
    const same = original && valuesIn(section).find(({ path, value }) => isSaidIn(original, { path, value }))
    return same ? [{ kind: 'untranslated' as const, section: section.id, field: same.path.join('.') }] : []
  })
}

/** Names of files and corners of parcels have no spaces between words, links are not read. */
function isSaidIn(original: DeskSection, { path, value }: { path: Path; value: unknown }): boolean {
  if (typeof value !== 'string' || path.at(-1) === 'href') return false
  const words = value.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word))
  return words.length >= WORDS_OF_A_SENTENCE && valueAt(original, path) === value
}
