import type { PageAdvice } from '#contract/content/page-advice.ts'
import type { DeskSection } from '#contract/content/page-content.ts'
import type { Path } from '#rules/content/drafts/page-edits.ts'
import { valueAt } from '#rules/content/drafts/page-edits.ts'
import { allSections } from '#rules/content/drafts/section-tree.ts'
import { isUntranslated } from '#rules/content/untranslated-words.ts'
import { valuesIn } from './section-values.ts'

/** What the first language says and this one does not, or says in the very same words, once a section. */
export function untranslatedIn(
  sections: readonly DeskSection[],
  first: readonly DeskSection[],
): Omit<PageAdvice, 'language'>[] {
  if (sections.length === 0 && first.length > 0) return [{ kind: 'untranslated', section: null, field: 'sections' }]
  const originals = new Map(allSections(first).map((section) => [section.id, section]))
  return allSections(sections).flatMap((section) => {
    const original = originals.get(section.id)
    const waiting = original && valuesIn(original).find(({ path }) => waitsIn({ section, twin: original }, path))
    return waiting ? [{ kind: 'untranslated' as const, section: section.id, field: waiting.path.join('.') }] : []
  })
}

/** Links and names of files are not read, and what lies in something that is missing here is missing with it. */
function waitsIn(twins: { section: DeskSection; twin: DeskSection }, path: Path): boolean {
  const name = path.at(-1)
  if (name === 'href' || name === 'media' || typeof valueAt(twins.section, path.slice(0, -1)) !== 'object') return false
  return isUntranslated(twins, path)
}
