import type { CustomizationValue } from '#contract/customizations/customizations.ts'
import type { Cents } from '#rules/basics/money.ts'
import { valueCost } from '#rules/customizations/customization-price.ts'
import { fill } from '#words/basics/fill.ts'
import { useCustomization } from './customizing.tsx'
import { type AnswerProps, describedBy, FieldError } from './QuestionFrame.tsx'

/** One of a list, each with what it costs. Who need not choose may choose nothing. */
export function ChoiceAnswer(props: AnswerProps) {
  const { question, answer, labelId, price, error, onChange } = props
  const { words } = useCustomization()
  const { id, isRequired, customizationValues } = question
  const choices = customizationValues.filter(({ selectKey }) => selectKey !== null)
  return (
    <div className="flex flex-col gap-3">
      <div
        id={`question-${id}`}
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={labelId}
        aria-describedby={describedBy(props)}
        aria-invalid={error !== undefined}
        aria-required={isRequired}
        className="grid gap-3 outline-none desk:grid-cols-2"
      >
        {!isRequired && (
          <Choice
            name={`question-${id}`}
            label={words.none}
            cost={null}
            isChosen={!answer.key}
            onChoose={() => onChange({ key: '' })}
          />
        )}
        {choices.map((value) => (
          <Choice
            key={value.id}
            name={`question-${id}`}
            label={value.label ?? value.selectKey ?? ''}
            cost={costOf(value, price)}
            isChosen={answer.key === value.selectKey}
            onChoose={() => onChange({ key: value.selectKey ?? '' })}
          />
        ))}
      </div>
      <FieldError questionId={id} message={error} />
    </div>
  )
}

function costOf(value: CustomizationValue, price: Cents): Cents {
  return valueCost(value, price)
}

interface ChoiceProps {
  name: string
  label: string
  cost: Cents | null
  isChosen: boolean
  onChoose: () => void
}

function Choice({ name, label, cost, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-16 cursor-pointer items-center gap-4 border border-ink/20 px-5 py-4 transition-colors duration-150 hover:border-ink/50 has-checked:border-primary has-checked:bg-[color-mix(in_oklab,var(--color-ground)_93%,var(--color-primary))] has-focus-visible:outline-2 has-focus-visible:outline-offset-3">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-primary outline-none"
      />
      <span className="flex-1">{label}</span>
      {cost !== null && <CostLabel cost={cost} />}
    </label>
  )
}

/** `+ 5,00 €`, or that it costs nothing more. */
export function CostLabel({ cost }: { cost: Cents }) {
  const { words, money } = useCustomization()
  return (
    <span className="shrink-0 text-[0.9375rem] text-ink/80 [font-feature-settings:'lnum','tnum']">
      {cost === 0 ? words.included : fill(words.plus, { price: money(cost) })}
    </span>
  )
}
