import { type Section, sectionTypes } from '#contract/content/sections.ts'
import type { ShownPicture } from '#contract/media/pictures.ts'

/** The sample of each kind of section, with pictures of the estate in the places of its own. */
export function sectionSamples(pictures: readonly ShownPicture[]): Section[] {
  let placed = 0
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value !== 'object' || value === null) return value
    if ('media' in value && 'alt' in value) return { ...pictures[placed++ % pictures.length], alt: value.alt }
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one)]))
  }
  // What a sample leaves out is as the shape has it, as on a real page.
  return Object.values(sectionTypes).map(({ sample, shown }) => shown.parse(fill(sample)))
}
