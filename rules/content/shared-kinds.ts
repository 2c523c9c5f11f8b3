import type { PageKind } from '#contract/content/closed-sets.ts'
import type { SectionType } from '#contract/content/sections.ts'

/** What owns the screen, or needs a script or a moment of its own: it would be on every page. */
const NOT_AROUND: readonly SectionType[] = [
  'hero',
  'slides',
  'album',
  'contact',
  'form',
  'newsletter',
  'html',
  'reviews',
]

/** Whether a kind of section may stand there. What is shared shares nothing itself. */
export function mayStandIn(kind: PageKind, type: SectionType): boolean {
  if (kind === 'PAGE') return true
  if (type === 'shared') return false
  return kind === 'SHARED' || !NOT_AROUND.includes(type)
}
