import type { Company } from '#rules/sites/company.ts'
import { FROM_DESK } from '#rules/sites/screens.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { AddressLines } from '#ui/text/AddressLines.tsx'
import { OpeningHours } from '#ui/text/OpeningHours.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import type { Locale } from '#words/basics/locales.ts'
import { Band, ButtonLink, Eyebrow, Opening, TextLink } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** Words alone. */
export function Text({ section, scene }: SectionProps<'text'>) {
  const { eyebrow, title, text, align, size, ornament, link, ground } = section
  const isLead = size === 'lead'
  const isCentred = align === 'center'
  const drawing = ornament && (
    <Picture
      picture={ornament}
      sizes="36rem"
      className={
        isCentred
          ? 'mb-8 h-36 w-auto desk:h-52'
          : 'pointer-events-none absolute inset-y-0 right-0 hidden h-full w-5/12 max-w-none! object-contain desk:block'
      }
    />
  )
  return (
    <Band ground={ground}>
      <div
        className={
          isCentred
            ? 'mx-auto flex max-w-4xl flex-col items-center text-center'
            : `relative flex flex-col items-start *:max-w-4xl ${drawing ? 'desk:*:max-w-[54%]' : ''}`
        }
      >
        {drawing}
        <Opening eyebrow={eyebrow} title={title} className="mb-7" />
        <Paragraphs
          text={text}
          className={isLead ? 'font-title text-[1.5rem] leading-[1.4] desk:text-[1.875rem]' : 'max-w-[66ch]'}
        />
        <TextLink link={link} locale={scene.locale} className="mt-8" />
      </div>
    </Band>
  )
}

const SHAPE = { portrait: 'aspect-[4/5]', square: 'aspect-square', landscape: 'aspect-[4/3]' } as const

/** Words beside a picture. */
export function Story({ section, scene }: SectionProps<'story'>) {
  const { eyebrow, title, text, picture, caption, side, shape, link, ground } = section
  const isLeft = side === 'left'
  return (
    <Band ground={ground}>
      <div className="grid items-center gap-x-10 gap-y-9 desk:grid-cols-12">
        <figure className={`desk:row-start-1 ${isLeft ? 'desk:col-span-6' : 'desk:col-span-6 desk:col-start-7'}`}>
          <Picture
            picture={picture}
            sizes={`${FROM_DESK} 46vw, 92vw`}
            widest={1_200}
            className={`w-full bg-ink/5 object-cover ${SHAPE[shape]}`}
          />
          {caption && <figcaption className="mt-3 text-[0.875rem] italic opacity-80">{caption}</figcaption>}
        </figure>
        <div
          className={`desk:row-start-1 ${isLeft ? 'desk:col-span-5 desk:col-start-8' : 'desk:col-span-5 desk:col-start-1'}`}
        >
          <Opening eyebrow={eyebrow} title={title} className="mb-7" />
          <Paragraphs text={text} className="max-w-[58ch]" />
          <TextLink link={link} locale={scene.locale} className="mt-7" />
        </div>
      </div>
    </Band>
  )
}

/** One sentence that owns the screen. */
export function Quote({ section, scene }: SectionProps<'quote'>) {
  const { text, author, ground } = section
  return (
    <Band ground={ground}>
      <blockquote className="mx-auto max-w-5xl py-4 text-center desk:py-10">
        <Paragraphs
          text={author ? quoted(text, scene.locale) : text}
          className="title-2 font-title leading-[1.18] *:text-balance"
        />
        {author && <footer className="eyebrow mt-8 text-accent">{author}</footer>}
      </blockquote>
    </Band>
  )
}

/** Someone's words wear the quotation marks of the page's language. */
function quoted(text: string, locale: Locale): string {
  return locale === 'fr' ? `«\u00a0${text}\u00a0»` : `“${text}”`
}

/** Where and when to come: address and opening hours of the estate itself. */
export function Visit({ section, scene }: SectionProps<'visit'>) {
  const words = useWords()
  const { eyebrow, title, text, picture, link, ground } = section
  const { company, locale } = scene
  return (
    <Band ground={ground}>
      <div className="grid gap-x-10 gap-y-10 desk:grid-cols-12">
        <div className="desk:col-span-5">
          <Opening eyebrow={eyebrow} title={title} className="mb-7" />
          {text && <Paragraphs text={text} className="max-w-[52ch]" />}
          {picture && (
            <div className="mt-8">
              <Address company={company} />
            </div>
          )}
          <ButtonLink link={link} locale={locale} className="mt-9" />
        </div>
        <div className="desk:col-span-6 desk:col-start-7">
          {picture ? (
            <Picture
              picture={picture}
              sizes={`${FROM_DESK} 46vw, 92vw`}
              widest={1_200}
              className="aspect-[16/11] w-full bg-ink/5 object-cover"
            />
          ) : (
            <div className="grid gap-10 desk:grid-cols-2">
              <Address company={company} />
              {company.hours.length > 0 && (
                <div>
                  <Eyebrow>{words.hoursTitle}</Eyebrow>
                  <OpeningHours hours={company.hours} />
                </div>
              )}
            </div>
          )}
        </div>
      </div>
    </Band>
  )
}

function Address({ company }: { company: Company }) {
  const words = useWords()
  return (
    <address className="not-italic">
      <Eyebrow>{words.companyTitle}</Eyebrow>
      <AddressLines company={company} />
      {company.phone && <p className="mt-2">{company.phone}</p>}
    </address>
  )
}
