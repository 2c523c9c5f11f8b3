import { OpeningHours } from '#ui/text/OpeningHours.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { Band, Opening } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** The week of the estate, as its settings tell it. */
export function HoursTable({ section: { eyebrow, title, text, ground }, scene: { company } }: SectionProps<'hours'>) {
  const words = useWords()
  return (
    <Band ground={ground}>
      <div className="grid gap-x-10 gap-y-8 desk:grid-cols-12">
        <div className="desk:col-span-5">
          <Opening eyebrow={eyebrow} title={title ?? words.hoursTitle} />
          {text && <Paragraphs text={text} className="mt-6 max-w-[48ch]" />}
        </div>
        <div className="text-[1.125rem] desk:col-span-5 desk:col-start-7 desk:self-end">
          <OpeningHours hours={company.hours} />
        </div>
      </div>
    </Band>
  )
}
