import type { CustomizationValue } from '#contract/customizations/customizations.ts'
import type { Cents } from '#rules/basics/money.ts'
import { valueCost } from '#rules/customizations/customization-price.ts'
import { Radio } from '#ui/controls/Radio.tsx'
import { RadioGroup } from '#ui/controls/RadioGroup.tsx'
import { fill } from '#words/basics/fill.ts'
import { useCustomization } from './customizing.tsx'
import { type AnswerProps, describedBy } from './QuestionFrame.tsx'

/** One of a list, each with what it costs. Who need not choose may choose nothing. */
export function ChoiceAnswer(props: AnswerProps) {
  const { question, answer, labelId, price, error, onChange } = props
  const { words } = useCustomization()
  const { id, isRequired, customizationValues } = question
  const choices = customizationValues.filter(({ selectKey }) => selectKey !== null)
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        id={`question-${id}`}
        problem={error}
        role="alert"
        aria-required={isRequired}
        tabIndex={-1}
        aria-labelledby={labelId}
        aria-describedby={describedBy(props)}
        className="grid gap-3 outline-none desk:grid-cols-2"
      >
        {!isRequired && (
          <Radio
            name={`question-${id}`}
            label={words.none}
            look="box"
            checked={!answer.key}
            onChange={() => onChange({ key: '' })}
          />
        )}
        {choices.map((value) => (
          <Radio
            key={value.id}
            name={`question-${id}`}
            label={<ChoiceLabel value={value} />}
            aside={<CostLabel cost={valueCost(value, price)} />}
            look="box"
            checked={answer.key === value.selectKey}
            onChange={() => onChange({ key: value.selectKey ?? '' })}
          />
        ))}
      </RadioGroup>
    </div>
  )
}

/** Its name, after the colour that it is of: who sees no colours has the name. */
function ChoiceLabel({ value: { label, selectKey, swatch } }: { value: CustomizationValue }) {
  const name = label ?? selectKey ?? ''
  if (!swatch) return name
  return (
    <span className="flex items-center gap-3 text-left">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0 forced-color-adjust-none">
        <circle cx="12" cy="12" r="11" fill={swatch} stroke="currentColor" strokeOpacity="0.35" />
      </svg>
      {name}
    </span>
  )
}

/** `+ 5,00 €`, or that it costs nothing more. */
export function CostLabel({ cost }: { cost: Cents }) {
  const { words, money } = useCustomization()
  return (
    <span className="field-hint [font-feature-settings:'lnum','tnum']">
      {cost === 0 ? words.included : fill(words.plus, { price: money(cost) })}
    </span>
  )
}
