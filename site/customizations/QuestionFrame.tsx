import type { ReactNode } from 'react'
import type { Question } from '#contract/customizations/customizations.ts'
import type { Cents } from '#rules/basics/money.ts'
import { Glyph } from '#ui/pictures/glyphs.tsx'
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

export function errorId(questionId: number): string {
  return `question-${questionId}-error`
}

export function helpId(questionId: number): string {
  return `question-${questionId}-help`
}

/** Everything that explains a field, for who hears the page. */
export function describedBy(
  { question: { id, help }, error }: Pick<AnswerProps, 'question' | 'error'>,
  ...more: string[]
) {
  return [...(help ? [helpId(id)] : []), ...more, ...(error ? [errorId(id)] : [])].join(' ') || undefined
}

export function FieldError({ questionId, message }: { questionId: number; message: string | undefined }) {
  return (
    <p
      id={errorId(questionId)}
      role="alert"
      className="flex items-start gap-2 text-[0.9375rem] text-[color-mix(in_oklab,#b3261e_75%,var(--color-ink))] empty:hidden"
    >
      {message && (
        <>
          <span className="mt-0.5 shrink-0">
            <Glyph sign="alert" />
          </span>
          {message}
        </>
      )}
    </p>
  )
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
        <p id={helpId(id)} className="max-w-[60ch] text-[0.9375rem] text-ink/80">
          {help}
        </p>
      )}
      {children}
    </div>
  )
}

export function Optional() {
  const { words } = useCustomization()
  return (
    <span className="ml-3 inline-block font-content text-[0.9375rem] tracking-normal text-ink/75">
      {words.optional}
    </span>
  )
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
