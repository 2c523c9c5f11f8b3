import { Picture } from '#ui/pictures/Picture.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { SmartLink, TextLink } from './section-links.tsx'
import { Band, Opening } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** A fifth of the drawing's pixels: all bottles at one scale, so that a magnum is bigger. */
const BOTTLE_SCALE = 0.2

/** Bottles side by side. */
export function Bottles({ section, scene }: SectionProps<'bottles'>) {
  const { eyebrow, title, text, bottles, link, ground } = section
  return (
    <Band ground={ground}>
      <div className="mb-12 flex flex-col gap-6 desk:flex-row desk:items-end desk:justify-between">
        <Opening eyebrow={eyebrow} title={title} />
        {text && <Paragraphs text={text} className="max-w-[44ch]" />}
      </div>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row scrolls, and keys have to reach it.
        tabIndex={0}
        className="-mx-6 flex snap-x snap-mandatory items-end gap-x-2 overflow-x-auto px-6 pb-4 desk:mx-0 desk:justify-around desk:px-0"
      >
        {bottles.map(({ picture, name, detail, href }) => (
          <li key={`${name} ${detail}`} className="group relative flex shrink-0 snap-center flex-col items-center px-3">
            <span className="bottle-shadow isolate">
              <Picture
                picture={picture}
                room={{
                  width: Math.round(picture.width * BOTTLE_SCALE),
                  height: Math.round(picture.height * BOTTLE_SCALE),
                }}
                sizes={`${Math.round(picture.width * BOTTLE_SCALE)}px`}
                widest={480}
                className="max-w-none"
              />
            </span>
            <p className="mt-5 max-w-44 text-center font-title text-[1.25rem] leading-tight">
              {href ? (
                <SmartLink href={href} locale={scene.locale} className="after:absolute after:inset-0" label={name} />
              ) : (
                name
              )}
            </p>
            {detail && <p className="mt-1 max-w-44 text-center text-[0.875rem] opacity-80">{detail}</p>}
          </li>
        ))}
      </ul>
      <TextLink link={link} locale={scene.locale} className="mt-10" />
    </Band>
  )
}
