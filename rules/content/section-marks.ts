import type { Section } from '#contract/content/sections.ts'

/** Sections as visitors get them: by which marks the editor knows them again is nobody else's business. */
export function withoutMarks(sections: readonly Section[]): Section[] {
  return sections.map(({ id: _, ...section }) => section as Section)
}
