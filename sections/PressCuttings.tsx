import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { SmartLink } from './section-links.tsx'
import { Band, ListHead } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

const ROWS = ['', '', 'desk:grid-cols-2', 'desk:grid-cols-3', 'desk:grid-cols-2'] as const

/** What newspapers and guides have written, in the estate's own type. */
export function PressCuttings({ section: { eyebrow, title, cuttings, ground }, scene }: SectionProps<'press'>) {
  return (
    <Band ground={ground}>
      <ListHead eyebrow={eyebrow} title={title} />
      <ul className={`grid gap-x-10 gap-y-12 ${ROWS[cuttings.length] ?? 'desk:grid-cols-3'}`}>
        {cuttings.map(({ text, source, date, href }) => (
          <li key={`${source} ${text}`} className="border-current/20 border-t pt-7">
            <figure className="flex h-full flex-col justify-between gap-6">
              <blockquote className="font-title text-[1.375rem] leading-[1.35] desk:text-[1.5rem]">
                <Paragraphs text={text} />
              </blockquote>
              <figcaption className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
                <cite className="eyebrow text-accent not-italic">
                  {href ? (
                    <SmartLink
                      href={href}
                      locale={scene.locale}
                      className="inline-block py-2 underline underline-offset-4"
                      label={source}
                    />
                  ) : (
                    source
                  )}
                </cite>
                {date && <span className="text-[0.875rem] lining-nums opacity-80">{date}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  )
}
