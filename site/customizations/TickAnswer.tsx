import { valueCost } from '#rules/customizations/customization-price.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { CostLabel } from './ChoiceAnswer.tsx'
import { type AnswerProps, describedBy } from './QuestionFrame.tsx'

export function TickAnswer(props: AnswerProps) {
  const { question, answer, price, error, onChange } = props
  const { id, label, isRequired, customizationValues } = question
  const [value] = customizationValues
  return (
    <Checkbox
      id={`question-${id}`}
      look="box"
      label={label}
      aside={value && <CostLabel cost={valueCost(value, price)} />}
      problem={error}
      checked={answer.checkbox ?? false}
      aria-describedby={describedBy(props)}
      aria-required={isRequired}
      onChange={(event) => onChange({ checkbox: event.target.checked })}
    />
  )
}
