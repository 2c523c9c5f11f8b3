import type { SectionType } from '#contract/content/sections.ts'

/** In which group an estate looks for a kind of section; within one they stand in the order of `SECTION_GROUPS`. */
export type SectionGroup = 'opening' | 'words' | 'pictures' | 'wines' | 'place' | 'people' | 'exchange' | 'structure'

const GROUP_BY_TYPE: Record<SectionType, SectionGroup> = {
  hero: 'opening',
  slides: 'opening',
  text: 'words',
  story: 'words',
  quote: 'words',
  questions: 'words',
  steps: 'words',
  figures: 'words',
  news: 'words',
  blog: 'words',
  html: 'words',
  picture: 'pictures',
  gallery: 'pictures',
  album: 'pictures',
  video: 'pictures',
  ornament: 'pictures',
  wines: 'wines',
  cuvee: 'wines',
  vintages: 'wines',
  bottles: 'wines',
  medals: 'wines',
  visit: 'place',
  hours: 'place',
  map: 'place',
  parcels: 'place',
  team: 'people',
  press: 'people',
  reviews: 'people',
  partners: 'people',
  calendar: 'exchange',
  services: 'exchange',
  contact: 'exchange',
  form: 'exchange',
  newsletter: 'exchange',
  popup: 'exchange',
  columns: 'structure',
  spacer: 'structure',
  shared: 'structure',
}

/** Every kind of section, by group, each in the order in which it is offered. */
export const SECTION_GROUPS: ReadonlyMap<SectionGroup, readonly SectionType[]> = Map.groupBy(
  Object.keys(GROUP_BY_TYPE) as SectionType[],
  (type) => GROUP_BY_TYPE[type],
)
