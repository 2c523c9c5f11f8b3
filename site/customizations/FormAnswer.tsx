import { useRef } from 'react'
import { usefulAnswer } from '#rules/customizations/customization-answers.ts'
import { answerCost } from '#rules/customizations/customization-price.ts'
import { askedFields } from '#rules/forms/asked-fields.ts'
import { FieldView } from '#site/forms/FieldView.tsx'
import { answerValues, readAnswers } from '#site/forms/form-fields.ts'
import type { KeptForm } from './answers-memory.ts'
import { CostLabel } from './ChoiceAnswer.tsx'
import { useCustomization } from './customizing.tsx'
import type { FieldErrors } from './field-errors.ts'
import type { AnswerProps } from './QuestionFrame.tsx'

interface FormAnswerProps extends AnswerProps {
  errors: FieldErrors
}

/** A form of the estate as one step: all its pages under each other, what hangs on an answer following it. */
export function FormAnswer({ question, answer, price, labelId, errors, onChange }: FormAnswerProps) {
  const { words } = useCustomization()
  const fields = useRef<HTMLFieldSetElement>(null)
  const { id, form, customizationValues } = question
  if (!form) return null
  const kept = answer.form ?? {}
  const follow = () => {
    const given = fields.current?.querySelectorAll<HTMLInputElement>('[name]') ?? []
    onChange({ form: readAnswers(form, dataOf(given)) as KeptForm })
  }
  const asked = askedFields({ form, answers: kept })
  const cost = answerCost({ question, answer: usefulAnswer(question, { form: { ...kept } }), price })
  return (
    <fieldset ref={fields} aria-labelledby={labelId} onChange={follow} className="flex min-w-0 flex-col gap-7">
      {asked.map(({ field }) => (
        <FieldView
          key={field.key}
          field={field}
          values={answerValues(kept, field.key)}
          problem={errors[`${id}.${field.key}`]}
          words={words.form}
        />
      ))}
      {customizationValues.length > 0 && (
        <p role="status">
          <CostLabel cost={cost} />
        </p>
      )}
    </fieldset>
  )
}

/** The step has a form of its own around this one: only these fields are read. */
function dataOf(inputs: Iterable<HTMLInputElement>): FormData {
  const read = new FormData()
  for (const { name, type, value, checked } of inputs) {
    if ((type !== 'radio' && type !== 'checkbox') || checked) read.append(name, value)
  }
  return read
}
