import type { PageKind } from '#contract/content/closed-sets.ts'
import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'
import type { PageFault } from '#contract/content/page-drafts.ts'
import { StoredSection } from '#contract/content/sections.ts'
import { findSharedPages } from '#db/queries/content/shared-sections.ts'
import { mediaById } from '#db/queries/media/media.ts'
import type { SiteDb } from '#db/site-db.ts'
import { valueAt } from '#rules/content/drafts/page-edits.ts'
import { allSections } from '#rules/content/drafts/section-tree.ts'
import { picturesNamedIn } from '#rules/content/section-pictures.ts'
import { mayStandIn } from '#rules/content/shared-kinds.ts'

/** What keeps a page from being published, each with its place. */
export async function findPageFaults(
  db: SiteDb,
  { content, kind }: { content: DeskPage; kind: PageKind },
): Promise<PageFault[]> {
  const all = Object.values(content).flatMap((words) => words?.sections ?? [])
  const known = await mediaById(db, picturesNamedIn(all))
  const shared = await findSharedPages(db, sharedIn(all))
  return Object.entries(content).flatMap(([language, words]) => {
    const within = { language: language as PageFault['language'] }
    if (!words) return []
    const untitled = words.title.trim() === '' ? [{ ...within, section: null, field: 'title' }] : []
    const faults = words.sections.flatMap((section) => [
      ...shapeFaults(section),
      ...pictureFaults(section, (id) => known.has(id)),
      ...sharedFaults(section, shared),
      ...kindFaults(section, kind),
    ])
    return [...untitled, ...faults.map((fault) => ({ ...within, ...fault }))]
  })
}

type SectionFault = Omit<PageFault, 'language'>

function shapeFaults(section: DeskSection): SectionFault[] {
  const read = StoredSection.safeParse(section)
  return read.success ? [] : read.error.issues.map(({ path }) => placed(section, path))
}

function pictureFaults(section: DeskSection, isKnown: (id: string) => boolean): SectionFault[] {
  const faults: SectionFault[] = []
  const look = (value: unknown, path: (string | number)[]): void => {
    if (typeof value !== 'object' || value === null) return
    if ('media' in value && typeof value.media === 'string' && !isKnown(value.media)) {
      faults.push(placed(section, path))
      return
    }
    for (const [name, inner] of Object.entries(value))
      look(inner, [...path, Array.isArray(value) ? Number(name) : name])
  }
  look(section, [])
  return faults
}

/** What pages share, as sections name it. */
function sharedIn(sections: readonly DeskSection[]): number[] {
  return sections.flatMap(({ type, shared }) =>
    type === 'shared' && Number.isInteger(shared) ? [shared as number] : [],
  )
}

/** What is shared no more. */
function sharedFaults(section: DeskSection, known: ReadonlySet<number>): SectionFault[] {
  const isGone = sharedIn([section]).some((id) => !known.has(id))
  return isGone ? [{ section: section.id, field: 'shared' }] : []
}

/** What may not stand there, in columns too. */
function kindFaults(section: DeskSection, kind: PageKind): SectionFault[] {
  return allSections([section]).flatMap(({ id, type }) =>
    mayStandIn(kind, type) ? [] : [{ section: id, field: 'type' }],
  )
}

/** Of a section in a column, its own id and the way within it. */
function placed(section: DeskSection, path: readonly PropertyKey[]): SectionFault {
  const steps = path.map((step) => (typeof step === 'number' ? step : String(step)))
  const [columns, , sections] = steps
  if (columns === 'columns' && sections === 'sections' && steps.length > 3) {
    const inside = valueAt(section, steps.slice(0, 4)) as DeskSection | undefined
    if (inside?.id) return { section: inside.id, field: steps.slice(4).join('.') }
  }
  return { section: section.id, field: steps.join('.') }
}
