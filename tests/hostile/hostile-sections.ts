import type { DeskSection } from '#contract/content/page-content.ts'
import { type SectionType, StoredSection, sectionTypes } from '#contract/content/sections.ts'
import { valuesIn } from '#rules/content/advice/section-values.ts'
import { editPage, type Path } from '#rules/content/drafts/page-edits.ts'
import { copied } from '#rules/content/drafts/section-tree.ts'
import { HTML_VECTORS } from './vectors.ts'

const COPIES = 7
const LONGEST = 190
/** What hides a vector where the beginning is looked at. */
const BEGINNINGS = ['', '/', 'https://hostile.example/', '#', 'mailto:'] as const

interface HostileSections {
  sections: DeskSection[]
  /** In how many fields something waits to run. */
  placed: number
}

/** Every kind of section that says something some times, with a vector in each of its fields that takes words; its pictures are this one. */
export function hostileSections(media: string): HostileSections {
  // One that is kept elsewhere has no words of its own.
  const kinds = (Object.keys(sectionTypes) as SectionType[]).filter((type) => type !== 'shared')
  let placed = 0
  let made = 0
  const sections = kinds.flatMap((type) =>
    Array.from({ length: COPIES }, () => {
      const sample = withPicture({ ...sectionTypes[type].sample, type }, media) as DeskSection
      const section = copied({ ...sample, id: 'sample' }, () => `hostile${String(made++).padStart(4, '0')}`)
      return leaves(section).reduce((before, path) => {
        const after = poisoned(before, { path, vector: HTML_VECTORS[placed % HTML_VECTORS.length] ?? '' })
        if (after) placed += 1
        return after ?? before
      }, section)
    }),
  )
  return { sections, placed }
}

function leaves(section: DeskSection): Path[] {
  return valuesIn(section).flatMap(({ path, value }) =>
    typeof value === 'string' && path.at(-1) !== 'media' ? [path] : [],
  )
}

/** The section with the vector there; undefined where the field takes none. */
function poisoned(section: DeskSection, { path, vector }: { path: Path; vector: string }): DeskSection | undefined {
  const tries = BEGINNINGS.map((beginning) => {
    const value = `${beginning}${vector}`.slice(0, LONGEST)
    return changed(section, { path, value })
  })
  return tries.find((one) => StoredSection.safeParse(one).success)
}

function changed(section: DeskSection, { path, value }: { path: Path; value: string }): DeskSection {
  const page = { fr: { title: '', metaDescription: '', sections: [section] } }
  const [after] = editPage(page, { kind: 'change', id: section.id, path, value, language: 'fr' }).fr?.sections ?? []
  return after ?? section
}

function withPicture(value: unknown, media: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withPicture(one, media))
  if (typeof value !== 'object' || value === null) return value
  if ('media' in value) return { media, alt: 'x' }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withPicture(inner, media)]))
}
