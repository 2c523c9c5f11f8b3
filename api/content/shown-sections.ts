import type { HandlerContext } from '#api/calls/handler.ts'
import type { Section, StoredSection } from '#contract/content/sections.ts'
import { mediaById } from '#db/queries/media/media.ts'
import { withoutBegun } from '#rules/content/section-marks.ts'
import { picturesNamedIn, withPictures } from '#rules/content/section-pictures.ts'
import { cleanSections } from './clean-sections.ts'
import { withShared } from './shared/with-shared.ts'

/** Sections with all that is drawn of them, in the language that is asked for. */
export async function shownSections(
  parts: Pick<HandlerContext, 'db' | 'locale'>,
  given: readonly StoredSection[],
): Promise<Section[]> {
  const stored = withoutBegun(cleanSections(await withShared(parts, given)))
  return withPictures(stored, await mediaById(parts.db, picturesNamedIn(stored)))
}
