import type { Section } from '#contract/content/sections.ts'
import type { ShownPicture } from '#contract/media/pictures.ts'

/** The picture that a page opens with, over the whole screen; null where it opens with something else. */
export function openingPicture([first]: readonly Section[]): ShownPicture | null {
  if (first?.type === 'hero') return first.picture
  return first?.type === 'slides' ? (first.slides[0]?.picture ?? null) : null
}
