import { type FieldKind, TICKED } from '#contract/forms/closed-sets.ts'
import type { EstateForm, FormField } from '#contract/forms/forms.ts'

/** Apart from what checks answers: a page in the browser needs no more than this. */
interface GivenAnswers {
  form: Pick<EstateForm, 'pages'>
  answers: Readonly<Record<string, unknown>>
}

/** What is kept of an answer: texts and keys, tidied. */
export interface ReadAnswer {
  field: FormField
  values: readonly string[]
}

/** The fields that are asked with these answers, in their order, each with what was answered. */
export function askedFields({ form, answers }: GivenAnswers): ReadAnswer[] {
  const asked = new Map<string, ReadAnswer>()
  for (const field of form.pages.flatMap(({ fields }) => fields)) {
    if (!isAsked(field, asked)) continue
    const given = Object.hasOwn(answers, field.key) ? answers[field.key] : undefined
    asked.set(field.key, { field, values: READERS[field.kind](given, field) })
  }
  return [...asked.values()]
}

/** A field whose condition hangs on one that is not asked is not asked either. */
function isAsked({ showIf }: FormField, asked: ReadonlyMap<string, ReadAnswer>): boolean {
  if (!showIf) return true
  const values = asked.get(showIf.field)?.values ?? []
  return values.some((value) => showIf.values.includes(value))
}

/** The numbers of the pages that ask or say something with these answers, from 1. */
export function askedPages(given: GivenAnswers): number[] {
  const asked = new Set(askedFields(given).map(({ field }) => field.key))
  return given.form.pages.flatMap(({ fields }, index) => (fields.some(({ key }) => asked.has(key)) ? index + 1 : []))
}

/** `2026-02-30` is none. */
export function isDay(date: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : null
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
}

type Reader = (given: unknown, field: FormField) => string[]

const text = (given: unknown) => (typeof given === 'string' || typeof given === 'number' ? tidied(`${given}`) : '')
const line = (given: unknown) => text(given).replace(/\s*\n\s*/g, ' ')
const some = (written: string) => (written === '' ? [] : [written])
const readLine: Reader = (given) => some(line(Array.isArray(given) ? given[0] : given))
const nothing: Reader = () => []

/** Every answer becomes a list of texts: none, one, or several choices in the order they are offered in. */
const READERS: Readonly<Record<FieldKind, Reader>> = {
  TEXT: readLine,
  LONG_TEXT: (given) => some(text(given)),
  // French writes a comma.
  NUMBER: (given) => some(line(given).replace(/\s/g, '').replaceAll(',', '.')),
  DATE: readLine,
  EMAIL: readLine,
  PHONE: readLine,
  CHOICE: readLine,
  SELECT: readLine,
  CHOICES: (given, { choices }) => {
    const wanted = new Set((Array.isArray(given) ? given : [given]).map(line).filter((one) => one !== ''))
    const offered = choices.map(({ key }) => key).filter((key) => wanted.delete(key))
    return [...offered, ...[...wanted].sort()]
  },
  CONSENT: (given) => (given === true || given === TICKED || given === 'on' || given === 'true' ? [TICKED] : []),
  FILE: nothing,
  HEADING: nothing,
  PARAGRAPH: nothing,
}

/** No room around it, accents in one spelling, lines that end in one way, nothing that cannot be printed. */
function tidied(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .normalize('NFC')
    .trim()
}
