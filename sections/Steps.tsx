import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { Band, Opening } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

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
