import type { Problem, Problems } from '#contract/basics/problems.ts'
import type { FieldKind } from '#contract/forms/closed-sets.ts'
import type { EstateForm, FormField } from '#contract/forms/forms.ts'
import { addDays } from '#rules/basics/paris-time.ts'
import { characterCount } from '#rules/customizations/customization-text.ts'
import { isMailAddress } from '#rules/mails/mail-sender.ts'
import { askedFields, isDay, type ReadAnswer } from './asked-fields.ts'

type Pages = Pick<EstateForm, 'pages'>
type Given = Readonly<Record<string, unknown>>

interface SentAnswers {
  form: Pages
  answers: Given
  /** How many files came along; null before any can come. */
  files: number | null
  /** `2026-11-16`; null where dates may be any. */
  today: string | null
}

/** What is kept of what was sent, and what is wrong with it. What was not asked is neither kept nor missed. */
export function readFormAnswers(sent: SentAnswers): { answers: ReadAnswer[]; problems: Problems } {
  const asked = askedFields(sent)
  const problems: Record<string, Problem> = {}
  const known = new Set(sent.form.pages.flatMap(({ fields }) => fields.map(({ key }) => key)))
  for (const key of Object.keys(sent.answers).sort()) {
    if (!known.has(key)) problems[answerName(key)] = { problem: 'unknown-field' }
  }
  for (const answer of asked) {
    const problem = answer.field.kind === 'FILE' ? fileProblem(answer.field, sent.files) : answerProblem(answer, sent)
    if (problem) problems[answerName(answer.field.key)] = problem
  }
  const isFileAsked = asked.some(({ field }) => field.kind === 'FILE')
  if (sent.files && !isFileAsked) problems.images = { problem: 'unknown-field' }
  return { answers: asked.filter(({ values }) => values.length > 0), problems }
}

/** As problems name a field. */
export function answerName(key: string): string {
  return `answers.${key}`
}

/** Those of the problems that lie on one page. */
export function problemsOnPage(problems: Problems, { form, page }: { form: Pages; page: number }): Problems {
  const names = new Set((form.pages[page - 1]?.fields ?? []).map(({ key }) => answerName(key)))
  return Object.fromEntries(Object.entries(problems).filter(([name]) => names.has(name)))
}

function fileProblem({ isRequired, max }: FormField, files: number | null): Problem | null {
  if (files === null) return null
  if (files === 0) return isRequired ? { problem: 'file-not-sent' } : null
  const most = max ?? 1
  return files > most ? { problem: 'too-many', limit: most } : null
}

function answerProblem({ field, values }: ReadAnswer, { today }: SentAnswers): Problem | null {
  if (values.length > 0) return CHECKS[field.kind]?.(values, { ...field, today }) ?? null
  if (!field.isRequired || field.kind === 'HEADING' || field.kind === 'PARAGRAPH') return null
  return { problem: field.kind === 'CONSENT' ? 'not-agreed' : 'required' }
}

type Check = (values: readonly string[], field: FormField & { today: string | null }) => Problem | null

const LONGEST = { TEXT: 500, LONG_TEXT: 5_000 } as const

const checkLength =
  (most: number): Check =>
  ([value = ''], { min, max }) => {
    const length = characterCount(value)
    const limit = Math.min(max ?? most, most)
    if (length > limit) return { problem: 'too-long', limit }
    return min !== null && length < min ? { problem: 'too-short', limit: min } : null
  }

const checkChoices: Check = (values, { choices, min, max }) => {
  const keys = choices.map(({ key }) => key)
  if (!values.every((value) => keys.includes(value))) return { problem: 'not-one-of', choices: keys }
  if (max !== null && values.length > max) return { problem: 'too-many', limit: max }
  return min !== null && values.length < min ? { problem: 'too-few', limit: min } : null
}

const checkOne: Check = (values, field) => checkChoices(values, { ...field, min: null, max: null })

const CHECKS: Readonly<Partial<Record<FieldKind, Check>>> = {
  TEXT: checkLength(LONGEST.TEXT),
  LONG_TEXT: checkLength(LONGEST.LONG_TEXT),
  NUMBER: ([value = ''], { min, max }) => {
    if (!/^-?\d{1,12}(\.\d{1,4})?$/.test(value)) return { problem: 'not-a-number' }
    if (min !== null && Number(value) < min) return { problem: 'too-small', limit: min }
    return max !== null && Number(value) > max ? { problem: 'too-big', limit: max } : null
  },
  DATE: ([value = ''], { min, max, today }) => {
    if (!isDay(value)) return { problem: 'not-a-date' }
    if (today === null) return null
    if (min !== null && value < addDays(today, min)) return { problem: 'date-too-early' }
    return max !== null && value > addDays(today, max) ? { problem: 'date-too-late' } : null
  },
  EMAIL: ([value = '']) => (isMailAddress(value) && /\.[a-z]{2,}$/i.test(value) ? null : { problem: 'not-an-email' }),
  PHONE: ([value = '']) => {
    const digits = value.replace(/\D/g, '').length
    return /^\+?[\d\s().-]+$/.test(value) && digits >= 6 && digits <= 15 ? null : { problem: 'not-a-phone' }
  },
  CHOICE: checkOne,
  SELECT: checkOne,
  CHOICES: checkChoices,
}

/** Where the estate can answer; null where nobody was asked. */
export function senderAddress(answers: readonly ReadAnswer[]): string | null {
  return answers.find(({ field }) => field.kind === 'EMAIL')?.values[0]?.toLowerCase() ?? null
}
