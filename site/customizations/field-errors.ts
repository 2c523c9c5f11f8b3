import type { Customization, Question } from '#contract/customizations/customizations.ts'
import { answerField, missingProblems } from '#rules/customizations/customization-answers.ts'
import { characterCount } from '#rules/customizations/customization-text.ts'
import { fill } from '#words/basics/fill.ts'
import type { CustomizeWords } from '#words/customizations/fr.ts'
import { type KeptAnswers, keptAnswers } from './answers-memory.ts'

/** What to say next to a question. */
export type FieldErrors = Readonly<Record<number, string>>

interface LocalErrorsOptions {
  questions: readonly Question[]
  kept: KeptAnswers
  words: CustomizeWords
}

/** What can be told before the server is asked: what is missing, and what is too long. */
export function localErrors({ questions, kept, words }: LocalErrorsOptions): FieldErrors {
  const missing = missingProblems(questions, keptAnswers(kept, questions))
  const errors: Record<number, string> = {}
  for (const { id, inputType, maxLength } of questions) {
    const over = characterCount(kept[id]?.text ?? '') - (maxLength ?? Number.POSITIVE_INFINITY)
    if (answerField(id) in missing) errors[id] = words.missing[inputType]
    else if (inputType === 'TEXT' && over > 0) errors[id] = fill(words.tooLong, { max: maxLength ?? 0, n: over })
  }
  return errors
}

/** What the server says, by question. */
export function toldErrors(fields: Readonly<Record<string, string>>): FieldErrors {
  const told = Object.entries(fields).flatMap(([field, message]) => {
    const [, id] = /^customizations\.(\d+)$/.exec(field) ?? []
    return id ? [[Number(id), message] as const] : []
  })
  return Object.fromEntries(told)
}

/** The first step with something to correct. */
export function stepOfErrors(steps: readonly Customization[], errors: FieldErrors): number | null {
  const at = steps.findIndex(({ questions }) => questions.some(({ id }) => id in errors))
  return at < 0 ? null : at
}
