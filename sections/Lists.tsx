import { Picture } from '#ui/pictures/Picture.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { Band, Opening, SmartLink, TextLink } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** The estate in numbers. */
export function Figures({ section }: SectionProps<'figures'>) {
  const { eyebrow, title, figures, ground } = section
  return (
    <Band ground={ground}>
      <Opening eyebrow={eyebrow} title={title} className="mb-12" />
      <dl className="grid grid-cols-2 gap-x-8 gap-y-10 desk:flex desk:justify-between">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-2">
            <dt className="max-w-[18ch] text-[0.9375rem]">{label}</dt>
            <dd className="title-2 font-title leading-none lining-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}

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

/** What happens one after the other: years, seasons, stages. */
export function Steps({ section }: SectionProps<'steps'>) {
  const { eyebrow, title, steps, ground } = section
  return (
    <Band ground={ground}>
      <div className="grid gap-x-10 gap-y-12 desk:grid-cols-12">
        <Opening eyebrow={eyebrow} title={title} className="desk:sticky desk:top-32 desk:col-span-4 desk:self-start" />
        <ol className="desk:col-span-7 desk:col-start-6">
          {steps.map(({ mark, title: name, text }) => (
            <li
              key={mark}
              className="grid gap-x-10 gap-y-2 border-t border-current/15 py-8 first:border-0 first:pt-0 desk:grid-cols-7"
            >
              <p className="title-3 font-title text-accent lining-nums desk:col-span-2">{mark}</p>
              <div className="desk:col-span-5">
                <h3 className="title-3 mb-3">{name}</h3>
                <Paragraphs text={text} className="max-w-[56ch]" />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  )
}
