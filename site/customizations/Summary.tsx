import type { RefObject } from 'react'
import type { Customization, Question } from '#contract/customizations/customizations.ts'
import type { Cents } from '#rules/basics/money.ts'
import { writtenText } from '#rules/customizations/customization-text.ts'
import { Link } from '#ui/router/Link.tsx'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { CustomizeWords } from '#words/customizations/fr.ts'
import type { KeptAnswer } from './answers-memory.ts'
import { CostLabel } from './ChoiceAnswer.tsx'
import { useCustomization } from './customizing.tsx'
import type { ShownPrices } from './prices.ts'
import { toldForm } from './told-form.ts'
import type { Wizard } from './use-wizard.ts'

interface SummaryProps {
  steps: readonly Customization[]
  wizard: Wizard
  prices: ShownPrices
  name: string
  heading: RefObject<HTMLHeadingElement | null>
}

/** All answers once more, each with what it costs and the way back to it. */
export function Summary({ steps, wizard, prices, name, heading }: SummaryProps) {
  const { words, money } = useCustomization()
  return (
    <section aria-labelledby="recapitulatif">
      <h2 id="recapitulatif" ref={heading} tabIndex={-1} className="title-2 outline-none">
        {words.summary.heading}
      </h2>
      <p className="mt-4 max-w-[60ch]">{words.summary.lead}</p>
      <dl className="mt-8 border-t border-ink/15">
        <div className="flex items-baseline justify-between gap-6 border-b border-ink/15 py-4">
          <dt>{name}</dt>
          <dd className="shrink-0 [font-feature-settings:'lnum','tnum']">{money(prices.base)}</dd>
        </div>
        {steps.flatMap((step, at) =>
          step.questions.map((question) => (
            <SummaryLine
              key={question.id}
              question={question.form ? { ...question, label: step.label } : question}
              answer={wizard.kept[question.id] ?? {}}
              cost={prices.costs.get(question.id)}
              at={at}
            />
          )),
        )}
        <div className="flex items-baseline justify-between gap-6 py-5">
          <dt>{words.summary.total}</dt>
          <dd className="title-3 shrink-0 font-title text-heading [font-feature-settings:'lnum','tnum']">
            {money(prices.total)}
          </dd>
        </div>
      </dl>
    </section>
  )
}

interface SummaryLineProps {
  question: Question
  answer: KeptAnswer
  cost: Cents | undefined
  at: number
}

function SummaryLine({ question, answer, cost, at }: SummaryLineProps) {
  const { words, locale } = useCustomization()
  const { label, customizationValues, inputType } = question
  const given = toldAnswer({ question, answer, locale, words: words.summary })
  const none = inputType === 'CHECKBOX' ? words.summary.no : words.summary.nothing
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-b border-ink/15 py-4">
      <dt className="text-[0.9375rem] text-ink/80">{label}</dt>
      <dd className="row-span-2 flex flex-col items-end gap-1">
        {given && cost !== undefined && customizationValues.length > 0 && <CostLabel cost={cost} />}
        <Link
          to={{ search: `?etape=${at + 1}` }}
          state={{ isFromSummary: true }}
          preventScrollReset
          aria-label={fill(words.summary.changeNamed, { label })}
          className="flex min-h-11 items-center"
        >
          <span className="border-b border-current text-[0.9375rem]">{words.summary.change}</span>
        </Link>
      </dd>
      <dd className="flex items-center gap-4 self-center wrap-anywhere whitespace-pre-line">
        {answer.file?.preview && <img src={answer.file.preview} alt="" className="size-16 object-cover" />}
        {given ?? <span className="text-ink/75">{none}</span>}
      </dd>
    </div>
  )
}

interface ToldAnswerOptions {
  question: Question
  answer: KeptAnswer
  locale: Locale
  words: CustomizeWords['summary']
}

/** The answer in words; null when there is none. */
function toldAnswer({
  question: { customizationValues, form },
  answer: { text, key, checkbox, file, form: given },
  locale,
  words,
}: ToldAnswerOptions) {
  if (form && given) return toldForm({ form, answers: given, locale, words })
  if (file) return file.filename
  if (checkbox) return words.yes
  if (key) return customizationValues.find(({ selectKey }) => selectKey === key)?.label ?? key
  return writtenText(text ?? '') || null
}
