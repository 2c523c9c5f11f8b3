import { valueCost } from '#rules/customizations/customization-price.ts'
import { CostLabel } from './ChoiceAnswer.tsx'
import { type AnswerProps, describedBy, FieldError } from './QuestionFrame.tsx'

export function TickAnswer(props: AnswerProps) {
  const { question, answer, price, error, onChange } = props
  const { id, label, isRequired, customizationValues } = question
  const [value] = customizationValues
  return (
    <div className="flex flex-col gap-3">
      <label className="flex min-h-16 cursor-pointer items-center gap-4 border border-ink/20 px-5 py-4 transition-colors duration-150 hover:border-ink/50 has-checked:border-primary has-checked:bg-[color-mix(in_oklab,var(--color-ground)_93%,var(--color-primary))] has-focus-visible:outline-2 has-focus-visible:outline-offset-3">
        <input
          id={`question-${id}`}
          type="checkbox"
          checked={answer.checkbox ?? false}
          aria-describedby={describedBy(props)}
          aria-invalid={error !== undefined}
          aria-required={isRequired}
          onChange={(event) => onChange({ checkbox: event.target.checked })}
          className="size-5 shrink-0 accent-primary outline-none"
        />
        <span className="flex-1">{label}</span>
        {value && <CostLabel cost={valueCost(value, price)} />}
      </label>
      <FieldError questionId={id} message={error} />
    </div>
  )
}
