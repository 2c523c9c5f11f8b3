import type { Section, StoredSection } from '#contract/content/sections.ts'

/** Sections as visitors get them: by which marks the editor knows them again is nobody else's business. */
export function withoutMarks<Marked extends Section>(sections: readonly Marked[]): Marked[] {
  return sections.map(({ id: _, ...section }) => inside(section as Marked))
}

function inside<Marked extends Section>(section: Marked): Marked {
  if (section.type !== 'columns') return section
  return { ...section, columns: section.columns.map(({ sections }) => ({ sections: withoutMarks(sections) })) }
}

/** Sections as anything draws them: what they said when they were added is for the desk alone. */
export function withoutBegun<Stored extends StoredSection>(sections: readonly Stored[]): Stored[] {
  return sections.map(({ begun: _, ...rest }) => {
    const section = rest as Stored
    if (section.type !== 'columns') return section
    return { ...section, columns: section.columns.map((column) => ({ sections: withoutBegun(column.sections) })) }
  })
}
