import { Picture } from '#ui/pictures/Picture.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { HERO_ALIGN, HERO_HEIGHT } from './hero-looks.ts'
import { ButtonLink } from './section-links.tsx'
import type { SectionProps } from './section-props.ts'

const PLACE = {
  top: 'justify-start pt-36 desk:pt-56',
  middle: 'justify-center py-32',
  bottom: 'justify-end pb-14 desk:pb-24 pt-40',
} as const

/** A picture that owns the screen, with the page's title on it. */
export function Hero({ section, scene }: SectionProps<'hero'>) {
  const { eyebrow, title, text, picture, portrait, link, height, align, place } = section
  const Title = scene.isFirst ? 'h1' : 'h2'
  return (
    <section className={`hero ${HERO_HEIGHT[height]}`}>
      <Picture picture={picture} portrait={portrait} sizes="100vw" isFirst={scene.isFirst} className="hero-picture" />
      <div aria-hidden="true" className="absolute inset-0 -z-10 hero-veil" />
      <div
        className={`mx-auto flex w-full max-w-[90rem] flex-1 flex-col px-6 desk:px-10 ${PLACE[place]} ${HERO_ALIGN[align]}`}
      >
        {eyebrow && <p className="eyebrow mb-5">{eyebrow}</p>}
        <Title className="title-1 max-w-[18ch] text-white">{title}</Title>
        {text && <Paragraphs text={text} className="mt-6 max-w-[52ch] text-[1.125rem] desk:text-[1.1875rem]" />}
        <ButtonLink link={link} locale={scene.locale} className="mt-9" />
      </div>
    </section>
  )
}
