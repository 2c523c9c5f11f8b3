import type { Section } from '#contract/content/sections.ts'

/** Every section of a page with its place, those in columns too: `3`, or `3-0-1`. */
export function placedSections(sections: readonly Section[]): { at: string; section: Section }[] {
  return sections.flatMap((section, index) => {
    const at = `${index}`
    if (section.type !== 'columns') return [{ at, section }]
    const nested = section.columns.flatMap(({ sections: inside }, column) =>
      inside.map((one, row) => ({ at: `${at}-${column}-${row}`, section: one as Section })),
    )
    return [{ at, section }, ...nested]
  })
}
