import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'
import type { PageFault } from '#contract/content/page-drafts.ts'
import { StoredSection } from '#contract/content/sections.ts'
import { mediaById } from '#db/queries/media/media.ts'
import type { SiteDb } from '#db/site-db.ts'
import { valueAt } from '#rules/content/drafts/page-edits.ts'
import { picturesNamedIn } from '#rules/content/section-pictures.ts'

/** What keeps a page from being published, each with its place. */
export async function findPageFaults(db: SiteDb, page: DeskPage): Promise<PageFault[]> {
  const all = Object.values(page).flatMap((words) => words?.sections ?? [])
  const known = await mediaById(db, picturesNamedIn(all))
  return Object.entries(page).flatMap(([language, words]) => {
    const within = { language: language as PageFault['language'] }
    if (!words) return []
    const untitled = words.title.trim() === '' ? [{ ...within, section: null, field: 'title' }] : []
    const faults = words.sections.flatMap((section) => [
      ...shapeFaults(section),
      ...pictureFaults(section, (id) => known.has(id)),
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
