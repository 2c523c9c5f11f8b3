import type { Section } from '#contract/content/sections.ts'

/** Sections as visitors get them: by which marks the editor knows them again is nobody else's business. */
export function withoutMarks<Marked extends Section>(sections: readonly Marked[]): Marked[] {
  return sections.map(({ id: _, ...section }) => inside(section as Marked))
}

function inside<Marked extends Section>(section: Marked): Marked {
  if (section.type !== 'columns') return section
  return { ...section, columns: section.columns.map(({ sections }) => ({ sections: withoutMarks(sections) })) }
}
