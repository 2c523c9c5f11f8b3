import type { ReactNode } from 'react'
import type { Section, SectionType } from '#contract/content/sections.ts'
import { Bottles } from './Bottles.tsx'
import { Figures } from './Figures.tsx'
import { Gallery } from './Gallery.tsx'
import { Hero } from './Hero.tsx'
import { Ornament } from './Ornament.tsx'
import { PictureSection } from './Picture.tsx'
import { Quote } from './Quote.tsx'
import { Reviews } from './Reviews.tsx'
import { Steps } from './Steps.tsx'
import { Story } from './Story.tsx'
import type { SectionContext, SectionProps } from './section-props.ts'
import { Text } from './Text.tsx'
import { Video } from './Video.tsx'
import { Visit } from './Visit.tsx'

/** Each kind of section and what draws it: the one table that site and editor read. */
const views: { [Type in SectionType]: (props: SectionProps<Type>) => ReactNode } = {
  hero: Hero,
  text: Text,
  story: Story,
  picture: PictureSection,
  quote: Quote,
  figures: Figures,
  gallery: Gallery,
  bottles: Bottles,
  steps: Steps,
  visit: Visit,
  video: Video,
  ornament: Ornament,
  reviews: Reviews,
}

interface SectionListProps {
  sections: readonly Section[]
  scene: Omit<SectionContext, 'isFirst' | 'at'>
  /** Others stand before them on the page. */
  isContinued?: boolean
}

export function SectionList({ sections, scene, isContinued = false }: SectionListProps) {
  return sections.map((section, index) => {
    const at = isContinued ? index + 1 : index
    // A section and its view share their type; the table says so, the compiler cannot follow it through the union.
    const View = views[section.type] as (props: { section: Section; scene: SectionContext }) => ReactNode
    // biome-ignore lint/suspicious/noArrayIndexKey: a page's sections keep their places while it is shown.
    return <View key={index} section={section} scene={{ ...scene, at, isFirst: at === 0 }} />
  })
}
