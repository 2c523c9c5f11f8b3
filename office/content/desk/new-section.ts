import type { DeskSection } from '#contract/content/page-content.ts'
import { getSectionStart } from '#contract/content/routes.ts'
import { type SectionType, sectionTypes } from '#contract/content/sections.ts'
import { ask } from '#office/shell/ask.ts'
import type { SectionWords } from '#rules/content/drafts/page-edits.ts'
import { copied } from '#rules/content/drafts/section-tree.ts'

/** Ten letters that no other section has. */
export function newSectionId(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(drawn, (one) => (one % 36).toString(36)).join('')
}

/** A section with the estate's own pictures, wines and name in each language; empty where it has none, and without a line. */
export async function ownSection(type: SectionType): Promise<SectionWords> {
  const answer = await ask(getSectionStart, { params: { type } }).catch(() => null)
  return answer?.success ? answer.data.sections : {}
}

/** A section to begin with where nothing is known of the estate: the words of its sample, and none of its pictures, which are not the estate's. */
export function newSection(type: SectionType): DeskSection {
  const { sample, defaults } = sectionTypes[type]
  const words = withoutOwn({ ...defaults, ...sample }) as DeskSection
  return copied({ ...words, type, id: newSectionId() }, newSectionId)
}

/** What names something that only the sample has: pictures, and things chosen by their number. */
function withoutOwn(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => typeof one !== 'number').map(withoutOwn)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([name, inner]) => !isPlaced(inner) && !/^(id|ids)[A-Z]?|Id$|Ids$/.test(name) && !(PICKS.has(name) && isId(inner)),
  )
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutOwn(inner)]))
}

/** Fields by which a section names one of the estate's own things. */
const PICKS: ReadonlySet<string> = new Set(['wine', 'form', 'popup', 'album', 'folder', 'tag', 'shared'])
const isId = (value: unknown): boolean => typeof value === 'number'

function isPlaced(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'media' in value
}

/** A section that shows what is kept elsewhere. */
export function sharingSection(shared: number): DeskSection {
  return { id: newSectionId(), type: 'shared', shared }
}
