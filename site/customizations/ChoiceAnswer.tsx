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
            label={value.label ?? value.selectKey ?? ''}
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

/** `+ 5,00 €`, or that it costs nothing more. */
export function CostLabel({ cost }: { cost: Cents }) {
  const { words, money } = useCustomization()
  return (
    <span className="field-hint [font-feature-settings:'lnum','tnum']">
      {cost === 0 ? words.included : fill(words.plus, { price: money(cost) })}
    </span>
  )
}
