import { Picture } from '#ui/pictures/Picture.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { fill } from '#words/basics/fill.ts'
import { HERO_ALIGN, HERO_HEIGHT } from './hero-looks.ts'
import { ButtonLink } from './section-links.tsx'
import type { SectionProps } from './section-props.ts'

/** Pictures that own the screen: one slides from one to the next, by finger, wheel, keys or the marks below, with no script. */
export function SlideRow({ section: { slides, height, align }, scene }: SectionProps<'slides'>) {
  const words = useWords()
  const name = (at: number) => fill(words.pictureCount, { n: at + 1, total: slides.length })
  const place = (at: number) => `slide-${scene.at}-${at + 1}`
  return (
    <section className="relative" aria-label={words.slides}>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
        tabIndex={0}
        aria-label={words.slides}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain outline-offset-[-4px] [scrollbar-width:none]"
      >
        {slides.map(({ picture, portrait, eyebrow, title, text, link }, at) => {
          const Title = scene.isFirst && at === 0 ? 'h1' : 'h2'
          return (
            <li
              key={place(at)}
              id={place(at)}
              className={`hero w-full shrink-0 scroll-mt-40 snap-start snap-always ${HERO_HEIGHT[height]}`}
            >
              <Picture
                picture={picture}
                portrait={portrait}
                sizes="100vw"
                isFirst={scene.isFirst && at === 0}
                className="hero-picture"
              />
              <div aria-hidden="true" className="absolute inset-0 -z-10 hero-veil" />
              <div
                className={`mx-auto flex w-full max-w-[90rem] flex-1 flex-col justify-end px-6 pt-40 pb-24 desk:px-10 desk:pb-32 ${HERO_ALIGN[align]}`}
              >
                {eyebrow && <p className="eyebrow mb-5">{eyebrow}</p>}
                <Title className="title-1 max-w-[18ch] text-white">{title}</Title>
                {text && <Paragraphs text={text} className="mt-6 max-w-[52ch] text-[1.125rem] desk:text-[1.1875rem]" />}
                <ButtonLink link={link} locale={scene.locale} className="mt-9" />
              </div>
            </li>
          )
        })}
      </ul>
      <ol className="absolute inset-x-0 bottom-4 flex justify-center desk:bottom-6">
        {slides.map((slide, at) => (
          <li key={`${slide.title} ${place(at)}`}>
            <a
              href={`#${place(at)}`}
              className="grid min-h-11 min-w-11 place-items-center after:block after:h-0.5 after:w-8 after:bg-white/75 after:transition-[height] hover:after:h-1 focus-visible:outline-white"
            >
              <span className="sr-only">{`${name(at)} – ${slide.title}`}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
