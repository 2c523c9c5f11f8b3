import type { HandlerContext } from '#api/calls/handler.ts'
import type { Section, StoredSection } from '#contract/content/sections.ts'
import { mediaById } from '#db/queries/media/media.ts'
import { picturesNamedIn, withPictures } from '#rules/content/section-pictures.ts'
import { cleanSections } from './clean-sections.ts'

/** Sections with all that is drawn of them. */
export async function shownSections(
  { db }: Pick<HandlerContext, 'db'>,
  given: readonly StoredSection[],
): Promise<Section[]> {
  const stored = cleanSections(given)
  return withPictures(stored, await mediaById(db, picturesNamedIn(stored)))
}
