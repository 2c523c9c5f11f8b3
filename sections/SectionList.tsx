import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import type { Section, SectionOf } from '#contract/content/sections.ts'
import { Figures } from './Figures.tsx'
import { Gallery } from './Gallery.tsx'
import { Hero } from './Hero.tsx'
import { ALIVE, type EarlyType, type LateType } from './late-types.ts'
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

/** The kinds that most pages have, and what draws each. Those of `LateSection` come where they are used. */
const views: { [Type in EarlyType]: (props: SectionProps<Type>) => ReactNode } = {
  hero: Hero,
  text: Text,
  story: Story,
  quote: Quote,
  steps: Steps,
  figures: Figures,
  picture: PictureSection,
  gallery: Gallery,
  video: Video,
  ornament: Ornament,
  visit: Visit,
  reviews: Reviews,
}

const loadLate = () => import('./LateSection.tsx').then((part) => ({ default: part.LateSection }))
const LateSection = import.meta.env.SSR ? (await loadLate()).default : lazy(loadLate)

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
  const { at, keep } = scene
  if (isEarly(section)) {
    // A section and its view share their type; the table says so, the compiler cannot follow it through the union.
    const View = views[section.type] as (props: { section: Section; scene: SectionContext }) => ReactNode
    return <View key={at} section={section} scene={scene} />
  }
  const late = <LateSection key={at} section={section as SectionOf<LateType>} scene={scene} />
  if (keep && !ALIVE.includes(section.type)) return <Fragment key={at}>{keep(`${section.type}-${at}`, late)}</Fragment>
  return <Suspense key={at}>{late}</Suspense>
}

function isEarly(section: Section): section is SectionOf<EarlyType> {
  return Object.hasOwn(views, section.type)
}
