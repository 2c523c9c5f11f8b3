import { z } from 'zod'
import { inputProblem } from '#contract/basics/input-problems.ts'
import type { Problem, Problems } from '#contract/basics/problems.ts'
import type { Locale } from '#words/basics/locales.ts'
import { problemWords } from '#words/basics/problems/words.ts'
import { unwrapped } from './field-kind.ts'

interface Checked {
  /** As it will be sent. */
  values: Record<string, unknown>
  /** By the path of the field, `zones.0.surcharge`. */
  problems: Readonly<Record<string, string>>
}

type Say = (facts: { limit: number; choices: string }) => string

interface CheckOptions {
  fields: z.ZodObject
  values: Readonly<Record<string, unknown>>
  locale: Locale
}

/** What is wrong with a form, by the shapes that the server checks it by. */
export function checkFields({ fields, values, locale }: CheckOptions): Checked {
  const names = Object.keys(fields.shape).filter((name) => values[name] !== undefined)
  const typed = Object.fromEntries(names.map((name) => [name, asShaped(fields.shape[name], values[name])]))
  const parsed = fields.safeParse(typed, { reportInput: true })
  const others = Object.entries(values).filter(([name]) => !Object.hasOwn(fields.shape, name))
  const issues = parsed.success ? [] : parsed.error.issues
  const problems = issues.flatMap((issue) => Object.entries(problemOf(issue)))
  return {
    values: { ...Object.fromEntries(others), ...typed },
    problems: Object.fromEntries(problems.map(([path, problem]) => [path, sentence(problem, locale)])),
  }
}

/** Of a choice that was not made, what could be chosen is in sight already. */
function problemOf(issue: z.core.$ZodIssue): Problems {
  const isMissing = issue.code === 'invalid_value' && issue.input === undefined
  return isMissing ? { [issue.path.join('.')]: { problem: 'required' } } : inputProblem(issue)
}

function sentence(problem: Problem, locale: Locale): string {
  const words: Readonly<Record<Problem['problem'], Say>> = problemWords[locale]
  const limit = 'limit' in problem ? problem.limit : 0
  const choices = 'choices' in problem ? problem.choices.join(', ') : ''
  return words[problem.problem]({ limit, choices })
}

/** Emptied fields come as null: where a shape knows no null, that is an empty text, or nothing at all. */
function asShaped(shape: unknown, value: unknown): unknown {
  const { inner, isNullable } = unwrapped(shape)
  if (value === null || value === undefined) {
    if (isNullable) return null
    return inner instanceof z.ZodString ? '' : undefined
  }
  if (inner instanceof z.ZodObject) return asObject(inner, value as Record<string, unknown>)
  if (inner instanceof z.ZodArray) {
    // Codes that are typed with spaces between them leave empty ones behind.
    return (value as unknown[]).filter((one) => one !== '').map((one) => asShaped(inner.element, one))
  }
  if (inner instanceof z.ZodRecord) {
    const entries = Object.entries(value as object).filter(([, one]) => !isAllEmpty(one))
    return Object.fromEntries(entries.map(([name, one]) => [name, asShaped(inner.valueType, one)]))
  }
  return value
}

function asObject(shape: z.ZodObject, value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(shape.shape).map((name) => [name, asShaped(shape.shape[name], value[name])]))
}

/** A language in which nothing is said is not there. */
function isAllEmpty(texts: unknown): boolean {
  if (typeof texts !== 'object' || texts === null) return texts === null
  return Object.values(texts).every((text) => text === null || text === undefined || text === '')
}
