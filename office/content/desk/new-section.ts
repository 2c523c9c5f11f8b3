import type { DeskSection } from '#contract/content/page-content.ts'
import { getSectionStart } from '#contract/content/routes.ts'
import { type SectionType, sectionTypes } from '#contract/content/sections.ts'
import { ask } from '#office/shell/ask.ts'
import { beginSection } from '#rules/content/drafts/begun-words.ts'
import type { SectionWords } from '#rules/content/drafts/page-edits.ts'
import { allSections, copied } from '#rules/content/drafts/section-tree.ts'
import { invitedSection } from '#rules/content/invited-section.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { pageStartWords } from '#words/content/page-starts/words.ts'

/** Ten letters that no other section has. */
export function newSectionId(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(drawn, (one) => (one % 36).toString(36)).join('')
}

/** A section with the estate's own pictures, wines and name in each language; where it has none, and without a line, invitations. */
export async function startedSection(type: SectionType): Promise<SectionWords> {
  const answer = await ask(getSectionStart, { params: { type } }).catch(() => null)
  const known = answer?.success ? answer.data.sections : {}
  return Object.keys(known).length > 0 ? known : invitingSection(type)
}

/** A section to begin with where nothing is known of the estate: it asks for words in each language. */
export function invitingSection(type: SectionType): SectionWords {
  const { sample, defaults } = sectionTypes[type]
  const invite = (words: Readonly<Record<string, string>>) =>
    ({ ...defaults, ...invitedSection(sample, words), type }) as unknown as DeskSection
  const sections = LOCALE_CODES.map((locale) => [locale, invite(pageStartWords[locale].invitations)] as const)
  // The same ids in all languages, also in columns.
  const ids = allSections(sections.slice(0, 1).map(([, section]) => section)).map(newSectionId)
  const named = sections.map(([locale, section]) => {
    const left = ids.values()
    return [locale, copied(section, () => left.next().value ?? newSectionId())] as const
  })
  return beginSection(Object.fromEntries(named))
}

/** A section that shows what is kept elsewhere. */
export function sharingSection(shared: number): DeskSection {
  return { id: newSectionId(), type: 'shared', shared }
}
