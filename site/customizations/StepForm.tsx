import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import type { Customization, Question } from '#contract/customizations/customizations.ts'
import type { Cents } from '#rules/basics/money.ts'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { ChoiceAnswer } from './ChoiceAnswer.tsx'
import { useCustomization } from './customizing.tsx'
import type { FieldErrors } from './field-errors.ts'
import { FileAnswer, FormAnswer, TextAnswer } from './late-parts.ts'
import { type AnswerProps, helpId, Optional, problemId, QuestionFrame } from './QuestionFrame.tsx'
import { TickAnswer } from './TickAnswer.tsx'
import type { Wizard } from './use-wizard.ts'

export const FORM_ID = 'etape'

interface StepFormProps {
  step: Customization
  wizard: Wizard
  price: Cents
  heading: RefObject<HTMLHeadingElement | null>
}

/** One step: its question, or the questions of its form. */
export function StepForm({ step, wizard, price, heading }: StepFormProps) {
  const { words } = useCustomization()
  const { faults, isAlive, isBusy, advance } = wizard
  const form = useFocusOnError(faults.refusals)
  const sending = useRef(new Set<number>())
  const [first] = step.questions
  const isSimple = step.customization.type === 'SIMPLE'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const waiting = [...sending.current][0]
    if (waiting !== undefined) faults.setError(waiting, words.file.wait)
    else void advance()
  }
  const headingId = `step-${step.id}`
  return (
    <form id={FORM_ID} ref={form} noValidate onSubmit={submit} className="flex flex-col gap-8">
      <fieldset disabled={!isAlive} aria-busy={isBusy} className="min-w-0">
        <legend className="w-full p-0">
          <h2 id={headingId} ref={heading} tabIndex={-1} className="title-2 outline-none">
            {step.label}
            {isSimple && first && !first.isRequired && <Optional />}
          </h2>
        </legend>
        {step.help && (
          <p id={isSimple ? helpId(step.id) : undefined} className="mt-4 max-w-[60ch]">
            {step.help}
          </p>
        )}
        <div className="mt-8 flex flex-col gap-8">
          {isSimple && first
            ? answerField(first, headingId)
            : step.questions.map((question) =>
                question.form ? (
                  answerField(question, headingId)
                ) : (
                  <QuestionFrame key={question.id} question={question}>
                    {answerField(question, `question-${question.id}-label`)}
                  </QuestionFrame>
                ),
              )}
        </div>
      </fieldset>
      <FieldProblem id={problemId(0)} role="alert" text={faults.trouble ?? undefined} />
    </form>
  )

  function answerField(question: Question, labelId: string) {
    const { id } = question
    const shared: AnswerProps & { key: number } = {
      key: id,
      question,
      labelId,
      price,
      answer: wizard.kept[id] ?? {},
      error: faults.errors[id],
      onChange: (answer) => wizard.change(id, answer),
      onError: (message) => faults.setError(id, message),
    }
    const onSending = (isSending: boolean) => {
      if (isSending) sending.current.add(id)
      else sending.current.delete(id)
      faults.forget(id)
    }
    return field(shared, { onSending, errors: faults.errors, isAlive })
  }
}

interface FieldParts {
  onSending: (isSending: boolean) => void
  errors: FieldErrors
  /** What a browser remembers is known from then on. */
  isAlive: boolean
}

function field({ key, ...shared }: AnswerProps & { key: number }, { onSending, errors, isAlive }: FieldParts) {
  switch (shared.question.inputType) {
    case 'TEXT':
      return <TextAnswer key={key} {...shared} />
    case 'SELECT':
      return <ChoiceAnswer key={key} {...shared} />
    case 'CHECKBOX':
      return <TickAnswer key={key} {...shared} />
    case 'FILE':
      return <FileAnswer key={key} {...shared} onSending={onSending} />
    case 'FORM':
      return <FormAnswer key={`${key} ${isAlive}`} {...shared} errors={errors} />
  }
}

/** After each refusal, and only then, the first field with something to correct gets the focus. */
function useFocusOnError(refusals: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const target = wrong?.role === 'radiogroup' ? wrong.querySelector('input') : wrong
    target?.focus()
  }, [refusals])
  return form
}
