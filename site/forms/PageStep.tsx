import { type FormEvent, useState } from 'react'
import type { EstateForm } from '#contract/forms/forms.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { Form } from '#ui/router/Form.tsx'
import { useNavigation } from '#ui/router/hooks.ts'
import type { FormWords } from '#words/forms/fr.ts'
import type { OpenStep } from './answer-form.server.ts'
import { CarriedFields } from './CarriedFields.tsx'
import { FieldView } from './FieldView.tsx'
import { answerValues, inputName, readAnswers } from './form-fields.ts'
import { askedSteps, fieldsOnPage } from './form-steps.ts'

interface PageStepProps {
  form: EstateForm
  state: OpenStep & { step: number }
  words: FormWords
  /** Where it is sent, from a page that is not the form's own. */
  action?: string
}

/** One page of questions. What hangs on an answer comes and goes with it; without a script, with the next step. */
export function PageStep({ form, state, words, action }: PageStepProps) {
  const { step: page, errors, message } = state
  const [answers, setAnswers] = useState(state.answers)
  const isSending = useNavigation().state !== 'idle'
  const fields = fieldsOnPage({ form, answers, page })
  const shown = new Set(fields.map(({ key }) => key))
  const steps = askedSteps({ form, answers })
  const isLast = steps.at(-1) === page
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    // What is not seen at the moment is remembered: it may be asked again.
    setAnswers((known) => ({ ...keepUnseen(known, shown), ...readAnswers(form, new FormData(currentTarget)) }))
  }
  // What was wrong is not said of what was typed since.
  const isAsSent = (key: string) => `${answerValues(answers, key)}` === `${answerValues(state.answers, key)}`
  return (
    <Form method="post" {...(action ? { action } : {})} noValidate onChange={follow} className="flex flex-col gap-7">
      {message && <FieldProblem role="alert" text={Object.keys(errors).length > 0 ? words.wrong : message} />}
      {fields.map((field) => (
        <FieldView
          key={field.key}
          field={field}
          values={answerValues(answers, field.key)}
          problem={isAsSent(field.key) ? errors[`answers.${field.key}`] : undefined}
          words={words}
        />
      ))}
      {form.pages.flatMap(({ fields: all }) =>
        all
          .filter(({ key }) => !shown.has(key))
          .flatMap(({ key }) =>
            answerValues(answers, key).map((value) => (
              <input key={`${key} ${value}`} type="hidden" name={inputName(key)} value={value} />
            )),
          ),
      )}
      <input type="hidden" name="step" value={page} />
      <input type="hidden" name="shown" value={[...shown].join(',')} />
      <CarriedFields state={state} words={words} />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button type="submit" size="medium" aria-disabled={isSending}>
          {isLast ? (isSending ? words.sending : words.send) : words.next}
        </Button>
        {steps[0] !== page && <BackButton words={words} />}
      </div>
    </Form>
  )
}

function keepUnseen(answers: OpenStep['answers'], shown: ReadonlySet<string>): OpenStep['answers'] {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !shown.has(key)))
}

/** After the one that leads on, so that Enter leads on. */
export function BackButton({ words }: { words: FormWords }) {
  return (
    <button type="submit" name="intent" value="back" className="min-h-11 cursor-pointer underline underline-offset-4">
      {words.back}
    </button>
  )
}
