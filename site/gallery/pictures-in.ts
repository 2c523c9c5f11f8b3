import type { Section } from '#contract/content/sections.ts'
import type { ShownPicture } from '#contract/media/pictures.ts'

/** The photographs that some sections show, each once, in their order. */
export function picturesIn(sections: readonly Section[]): ShownPicture[] {
  const byId = new Map(sections.flatMap(ownPictures).map((picture) => [picture.id, picture]))
  return [...byId.values()].filter(({ externalType }) => externalType === 'IMAGE')
}

function ownPictures(section: Section): ShownPicture[] {
  if (section.type === 'gallery') return section.pictures.map(({ picture }) => picture)
  return 'picture' in section && section.picture ? [section.picture] : []
}
