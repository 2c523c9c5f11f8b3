import type { DeskSection } from '#contract/content/page-content.ts'

/** Where a section stands: among those of the page, or in a column of another. */
export interface SectionPlace {
  parent: string | null
  column: number
  /** Before which one of those that stand there. */
  at: number
}

interface Column {
  sections: readonly DeskSection[]
}

/** What stands in the columns of a section; nothing in those of other kinds. */
export function columnsOf(section: DeskSection): readonly Column[] {
  const { columns } = section
  if (section.type !== 'columns' || !Array.isArray(columns)) return []
  return columns.map((column: Partial<Column> | null) => ({
    sections: Array.isArray(column?.sections) ? column.sections : [],
  }))
}

/** Every section, those in columns after the one that holds them. */
export function allSections(sections: readonly DeskSection[]): DeskSection[] {
  return sections.flatMap((section) => [
    section,
    ...columnsOf(section).flatMap((column) => allSections(column.sections)),
  ])
}

export function findSection(sections: readonly DeskSection[], id: string): DeskSection | undefined {
  return allSections(sections).find((section) => section.id === id)
}

export function placeOf(sections: readonly DeskSection[], id: string): SectionPlace | undefined {
  const at = sections.findIndex((section) => section.id === id)
  if (at >= 0) return { parent: null, column: 0, at }
  for (const section of sections) {
    for (const [column, { sections: inside }] of columnsOf(section).entries()) {
      const within = inside.findIndex((one) => one.id === id)
      if (within >= 0) return { parent: section.id, column, at: within }
    }
  }
  return undefined
}

type Change = (sections: readonly DeskSection[]) => readonly DeskSection[]

/** Changes the list of sections that stand in a place; a place that is not there changes nothing. */
function changeList(
  sections: readonly DeskSection[],
  { place, change }: { place: Pick<SectionPlace, 'parent' | 'column'>; change: Change },
): DeskSection[] {
  if (place.parent === null) return [...change(sections)]
  return sections.map((section) => {
    if (section.id !== place.parent) return section
    const columns = columnsOf(section).map((column, at) =>
      at === place.column ? { ...column, sections: [...change(column.sections)] } : column,
    )
    return { ...section, columns }
  })
}

export function withSection(
  sections: readonly DeskSection[],
  { section, place }: { section: DeskSection; place: SectionPlace },
): DeskSection[] {
  const change: Change = (list) => list.toSpliced(Math.max(0, Math.min(place.at, list.length)), 0, section)
  return changeList(sections, { place, change })
}

export function withoutSection(sections: readonly DeskSection[], id: string): DeskSection[] {
  const place = placeOf(sections, id)
  if (!place) return [...sections]
  return changeList(sections, { place, change: (list) => list.filter((section) => section.id !== id) })
}

export function withChangedSection(
  sections: readonly DeskSection[],
  { id, change }: { id: string; change: (section: DeskSection) => DeskSection },
): DeskSection[] {
  const place = placeOf(sections, id)
  if (!place) return [...sections]
  return changeList(sections, {
    place,
    change: (list) => list.map((section) => (section.id === id ? change(section) : section)),
  })
}

/** Whether a section may stand there: the place is one, and columns stand on the page, not in columns. */
export function fitsIn(
  sections: readonly DeskSection[],
  { section, place: { parent, column } }: { section: DeskSection; place: SectionPlace },
): boolean {
  if (parent === null) return true
  const holder = sections.find(({ id }) => id === parent)
  const isThere = holder !== undefined && column < columnsOf(holder).length
  return isThere && section.type !== 'columns'
}

/** The same with other ids, so that both can stand on one page. */
export function copied(section: DeskSection, newId: () => string): DeskSection {
  const columns = columnsOf(section).map((column) => ({
    ...column,
    sections: column.sections.map((inside) => copied(inside, newId)),
  }))
  return { ...section, id: newId(), ...(columns.length > 0 && { columns }) }
}
