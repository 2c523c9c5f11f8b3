import type { ReactNode } from 'react'
import type { Question } from '#contract/customizations/customizations.ts'
import type { Cents } from '#rules/basics/money.ts'
import type { KeptAnswer } from './answers-memory.ts'
import { useCustomization } from './customizing.tsx'

/** What every kind of answer is given. */
export interface AnswerProps {
  question: Question
  answer: KeptAnswer
  /** What one costs before the answers, for costs that are a share of it. */
  price: Cents
  error: string | undefined
  /** The id of the words that name it. */
  labelId: string
  onChange: (answer: KeptAnswer) => void
  onError: (message: string) => void
}

export function problemId(questionId: number): string {
  return `question-${questionId}-problem`
}

export function helpId(questionId: number): string {
  return `question-${questionId}-help`
}

/** Everything that explains a field, for who hears the page. */
export function describedBy(
  { question: { id, help }, error }: Pick<AnswerProps, 'question' | 'error'>,
  ...more: string[]
) {
  return [...(help ? [helpId(id)] : []), ...more, ...(error ? [problemId(id)] : [])].join(' ') || undefined
}

/** A question of a form, under its own label; on a step of its own the step’s heading names it. */
export function QuestionFrame({ question, children }: { question: Question; children: ReactNode }) {
  const { id, label, help, isRequired, inputType } = question
  return (
    <div className="flex flex-col gap-3">
      {inputType !== 'CHECKBOX' && (
        <Label id={`question-${id}-label`} htmlFor={inputType === 'TEXT' ? `question-${id}` : undefined}>
          {label}
          {!isRequired && <Optional />}
        </Label>
      )}
      {help && (
        <p id={helpId(id)} className="field-hint max-w-[60ch]">
          {help}
        </p>
      )}
      {children}
    </div>
  )
}

export function Optional() {
  const { words } = useCustomization()
  return <span className="field-optional font-content tracking-normal">{`, ${words.optional}`}</span>
}

/** What names a single field leads to it; what names several only names them. */
function Label({ id, htmlFor, children }: { id: string; htmlFor: string | undefined; children: ReactNode }) {
  const named = { id, className: 'text-[1.0625rem] text-heading' }
  if (!htmlFor) return <p {...named}>{children}</p>
  return (
    <label htmlFor={htmlFor} {...named}>
      {children}
    </label>
  )
}
