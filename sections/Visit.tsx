import type { Company } from '#rules/sites/company.ts'
import { FROM_DESK } from '#rules/sites/screens.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { AddressLines } from '#ui/text/AddressLines.tsx'
import { OpeningHours } from '#ui/text/OpeningHours.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { ButtonLink } from './section-links.tsx'
import { Band, Eyebrow, Opening } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

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
