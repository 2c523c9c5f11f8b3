import type { Section, StoredSection } from '#contract/content/sections.ts'
import type { PlacedPicture, ShownPicture } from '#contract/media/pictures.ts'
import { type MediaFacts, onlineImage } from '#rules/media/pictures.ts'

/** The ids of all pictures that sections name, wherever in them. */
export function picturesNamedIn(sections: readonly object[]): string[] {
  const ids = new Set<string>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) look(one)
    else if (isPlaced(value)) ids.add(value.media)
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) look(one)
  }
  look(sections)
  return [...ids]
}

/** Puts the pictures in; a section whose picture is gone is left out, as a page with a hole would be worse. */
export function withPictures(
  sections: readonly StoredSection[],
  mediaById: ReadonlyMap<string, MediaFacts>,
): Section[] {
  return sections
    .map((section) => withWholeColumns(section, mediaById))
    .filter((section) => picturesNamedIn([section]).every((id) => mediaById.has(id)))
    .map((section) => fill(section, mediaById) as Section)
}

/** In a column only the section itself is left out, not all columns with it. */
function withWholeColumns(section: StoredSection, mediaById: ReadonlyMap<string, MediaFacts>): StoredSection {
  if (section.type !== 'columns') return section
  const columns = section.columns.map(({ sections }) => ({
    sections: sections.filter((one) => picturesNamedIn([one]).every((id) => mediaById.has(id))),
  }))
  return { ...section, columns }
}

function fill(value: unknown, mediaById: ReadonlyMap<string, MediaFacts>): unknown {
  if (Array.isArray(value)) return value.map((one) => fill(one, mediaById))
  if (typeof value !== 'object' || value === null) return value
  if (isPlaced(value)) {
    const media = mediaById.get(value.media)
    return media ? ({ ...onlineImage(media), alt: value.alt } satisfies ShownPicture) : value
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, mediaById)]))
}

/** A picture in its place, as a section stores it. */
export function isPlaced(value: unknown): value is PlacedPicture {
  return typeof value === 'object' && value !== null && 'media' in value && 'alt' in value
}
