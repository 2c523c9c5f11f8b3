import type { ReactNode } from 'react'
import type { Section, SectionType } from '#contract/content/sections.ts'
import { ColumnRow } from './ColumnRow.tsx'
import { Figures } from './Figures.tsx'
import { Gallery } from './Gallery.tsx'
import { Hero } from './Hero.tsx'
import { Bottles, Hours, Parcels, Popup, Press, Questions, Slides, Team } from './late-views.tsx'
import { Ornament } from './Ornament.tsx'
import { OwnThings } from './OwnThings.tsx'
import { PictureSection } from './Picture.tsx'
import { Quote } from './Quote.tsx'
import { Reviews } from './Reviews.tsx'
import { Spacer } from './Spacer.tsx'
import { Steps } from './Steps.tsx'
import { Story } from './Story.tsx'
import type { SectionContext, SectionProps } from './section-props.ts'
import { Text } from './Text.tsx'
import { Video } from './Video.tsx'
import { Visit } from './Visit.tsx'

/** Each kind of section and what draws it: the one table that site and editor read. */
const views: { [Type in SectionType]: (props: SectionProps<Type>) => ReactNode } = {
  hero: Hero,
  slides: Slides,
  text: Text,
  story: Story,
  quote: Quote,
  questions: Questions,
  steps: Steps,
  figures: Figures,
  picture: PictureSection,
  gallery: Gallery,
  album: OwnThings,
  video: Video,
  ornament: Ornament,
  bottles: Bottles,
  wines: OwnThings,
  cuvee: OwnThings,
  vintages: OwnThings,
  medals: OwnThings,
  visit: Visit,
  hours: Hours,
  map: OwnThings,
  parcels: Parcels,
  team: Team,
  press: Press,
  reviews: Reviews,
  partners: OwnThings,
  news: OwnThings,
  blog: OwnThings,
  calendar: OwnThings,
  services: OwnThings,
  contact: OwnThings,
  form: OwnThings,
  newsletter: OwnThings,
  popup: Popup,
  columns: ColumnRow,
  spacer: Spacer,
  html: OwnThings,
}

interface SectionListProps {
  sections: readonly Section[]
  scene: Omit<SectionContext, 'isFirst' | 'at' | 'nested'>
  /** How many stand before them on the page. */
  after?: number
}

export function SectionList({ sections, scene, after = 0 }: SectionListProps) {
  const nested = (inside: readonly Section[], under: string) =>
    inside.map((section, index) => {
      const at = `${under}-${index}`
      return (
        <div key={at} data-part={section.id}>
          {draw(section, { ...scene, at, isFirst: false })}
        </div>
      )
    })
  return sections.map((section, index) => {
    const place = after + index
    return draw(section, { ...scene, at: `${place}`, isFirst: place === 0, nested })
  })
}

function draw(section: Section, scene: SectionContext): ReactNode {
  // A section and its view share their type; the table says so, the compiler cannot follow it through the union.
  const View = views[section.type] as (props: { section: Section; scene: SectionContext }) => ReactNode
  return <View key={scene.at} section={section} scene={scene} />
}
