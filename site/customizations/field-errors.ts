import type { Customization, Question } from '#contract/customizations/customizations.ts'
import { answerField, formField, missingProblems } from '#rules/customizations/customization-answers.ts'
import { characterCount } from '#rules/customizations/customization-text.ts'
import { fill } from '#words/basics/fill.ts'
import type { CustomizeWords } from '#words/customizations/fr.ts'
import { type KeptAnswers, keptAnswers } from './answers-memory.ts'

/** What to say next to a question, or by `12.wording` next to a field of its form. */
export type FieldErrors = Readonly<Record<string, string>>

interface LocalErrorsOptions {
  questions: readonly Question[]
  kept: KeptAnswers
  words: CustomizeWords
}

/** What can be told before the server is asked: what is missing, and what is too long. */
export function localErrors({ questions, kept, words }: LocalErrorsOptions): FieldErrors {
  const missing = missingProblems(questions, keptAnswers(kept, questions))
  const errors: Record<string, string> = {}
  for (const { id, inputType, maxLength, form } of questions) {
    const over = characterCount(kept[id]?.text ?? '') - (maxLength ?? Number.POSITIVE_INFINITY)
    if (answerField(id) in missing) errors[id] = words.missing[inputType]
    else if (inputType === 'TEXT' && over > 0) errors[id] = fill(words.tooLong, { max: maxLength ?? 0, n: over })
    for (const { key } of form?.pages.flatMap(({ fields }) => fields) ?? []) {
      if (formField(id, key) in missing) errors[`${id}.${key}`] = words.missing.FORM
    }
  }
  return errors
}

/** What the server says, by question. */
export function toldErrors(fields: Readonly<Record<string, string>>): FieldErrors {
  const told = Object.entries(fields).flatMap(([field, message]) => {
    const [, place] = /^customizations\.(\d+(?:\.[a-z][a-z0-9-]*)?)$/.exec(field) ?? []
    return place ? [[place, message] as const] : []
  })
  return Object.fromEntries(told)
}

/** The first step with something to correct. */
export function stepOfErrors(steps: readonly Customization[], errors: FieldErrors): number | null {
  const at = steps.findIndex(({ questions }) =>
    questions.some(({ id }) => Object.keys(errors).some((place) => isOf(place, id))),
  )
  return at < 0 ? null : at
}

/** Whether an error belongs to a question, or to a field of its form. */
export function isOf(place: string, questionId: number): boolean {
  return place === String(questionId) || place.startsWith(`${questionId}.`)
}
