import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { TextLink } from './section-links.tsx'
import { Band, Opening } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** Each answer is folded under its question; the browser itself opens it. */
export function QuestionList({
  section: { eyebrow, title, questions, link, ground },
  scene,
}: SectionProps<'questions'>) {
  return (
    <Band ground={ground}>
      <div className="grid gap-x-10 gap-y-10 desk:grid-cols-12">
        <div className="desk:sticky desk:top-32 desk:col-span-4 desk:self-start">
          <Opening eyebrow={eyebrow} title={title} />
          <TextLink link={link} locale={scene.locale} className="mt-8" />
        </div>
        <div className="border-current/15 border-b desk:col-span-7 desk:col-start-6">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-current/15 border-t">
              <summary className="flex min-h-14 cursor-pointer list-none items-baseline justify-between gap-6 py-5 [&::-webkit-details-marker]:hidden">
                <h3 className="title-3">{question}</h3>
                <span
                  aria-hidden="true"
                  className="relative top-[-0.1em] size-4 shrink-0 self-center before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-current after:absolute after:inset-y-0 after:left-1/2 after:w-px after:bg-current after:transition-transform group-open:after:scale-y-0 motion-reduce:after:transition-none"
                />
              </summary>
              <Paragraphs text={answer} className="max-w-[60ch] pr-10 pb-7" />
            </details>
          ))}
        </div>
      </div>
    </Band>
  )
}
