import type { HandlerContext } from '#api/calls/handler.ts'
import { StoredSection } from '#contract/content/sections.ts'
import { listSharedSections } from '#db/queries/content/shared-sections.ts'

/** Sections with what they share in its place; what is shared no more is left out. */
export async function withShared(
  { db, locale }: Pick<HandlerContext, 'db' | 'locale'>,
  given: readonly StoredSection[],
): Promise<StoredSection[]> {
  const ids = given.flatMap((section) => (section.type === 'shared' ? section.shared : []))
  if (ids.length === 0) return [...given]
  const rows = await listSharedSections(db, { ids, locale })
  const shared = Map.groupBy(rows, ({ page_id }) => page_id)
  return given.flatMap((section) => {
    if (section.type !== 'shared') return section
    const inside = shared.get(section.shared) ?? []
    return inside.flatMap(({ type, properties }) => {
      const stored = StoredSection.parse({ ...(properties as object), type })
      return stored.type === 'shared' ? [] : known(stored, section.id)
    })
  })
}

/** All of it is known by the section that shows it: what is touched on the page is that one. */
function known(section: StoredSection, id: string | undefined): StoredSection {
  const { id: _, ...rest } = section
  const marked = { ...rest, ...(id !== undefined && { id }) } as StoredSection
  if (marked.type !== 'columns') return marked
  const columns = marked.columns.map(({ sections }) => ({
    sections: sections.map(({ id: _own, ...inside }) => inside),
  }))
  return { ...marked, columns } as StoredSection
}
