import type { CustomizationAnswer, Question } from '#contract/customizations/customizations.ts'
import { usefulAnswer } from '#rules/customizations/customization-answers.ts'

export interface KeptFile {
  id: string
  filename: string
  /** A small copy as a data address, when the browser could draw one. */
  preview: string | null
}

/** An answer while it is being given: as it was typed, not yet tidied. */
export interface KeptAnswer {
  text?: string
  key?: string
  checkbox?: boolean
  file?: KeptFile
  /** By the key of the form’s field. */
  form?: KeptForm
}

export type KeptForm = Readonly<Record<string, string | string[]>>

/** By question. */
export type KeptAnswers = Readonly<Record<number, KeptAnswer>>

/** A shape that changes gets the next number: what was written before is then not read. */
const VERSION = 1
/** As long as the longest answer that a form takes. */
const MOST_TEXT = 5_000
const MOST_PREVIEW = 60_000

export function memoryKey(siteUrl: string, idDeclination: number): string {
  return `customize:${siteUrl}:${idDeclination}`
}

/** As it is kept. */
export function toKeep(answers: KeptAnswers) {
  return { version: VERSION, answers }
}

/** What a browser kept. Anyone can write there, and questions change: only what still fits its question is taken. */
export function readKept(kept: unknown, questions: readonly Question[]): KeptAnswers {
  if (!isRecord(kept) || kept.version !== VERSION || !isRecord(kept.answers)) return {}
  const { answers } = kept
  return Object.fromEntries(
    questions.flatMap((question) => {
      const given = answers[question.id]
      const fitting = isRecord(given) ? fittingAnswer(question, given) : null
      return fitting ? [[question.id, fitting]] : []
    }),
  )
}

/** As they travel: tidied, in the order of the questions, empty ones left out. */
export function keptAnswers(kept: KeptAnswers, questions: readonly Question[]): CustomizationAnswer[] {
  return questions.flatMap((question) => {
    const { text, key, checkbox, file, form } = kept[question.id] ?? {}
    const given = {
      ...(text === undefined ? {} : { text }),
      ...(key === undefined ? {} : { select: { key } }),
      ...(checkbox === undefined ? {} : { checkbox }),
      ...(file === undefined ? {} : { file: file.id }),
      ...(form === undefined ? {} : { form: { ...form } }),
    }
    return usefulAnswer(question, given) ?? []
  })
}

function fittingAnswer(
  { inputType, customizationValues }: Question,
  given: Record<string, unknown>,
): KeptAnswer | null {
  const { text, key, checkbox, file, form } = given
  if (inputType === 'FORM') return isRecord(form) ? { form: fittingForm(form) } : null
  if (inputType === 'TEXT') return typeof text === 'string' && text.length <= MOST_TEXT ? { text } : null
  if (inputType === 'CHECKBOX') return typeof checkbox === 'boolean' ? { checkbox } : null
  if (inputType === 'FILE') {
    const fitting = fittingFile(file)
    return fitting && { file: fitting }
  }
  const isOffered = customizationValues.some(({ selectKey }) => selectKey === key)
  return typeof key === 'string' && (isOffered || key === '') ? { key } : null
}

/** What the form does not ask is left out when it is sent. */
function fittingForm(form: Record<string, unknown>): KeptForm {
  const isText = (value: unknown) => typeof value === 'string' && value.length <= MOST_TEXT
  const fitting = Object.entries(form).filter(
    ([, value]) => isText(value) || (Array.isArray(value) && value.every(isText)),
  )
  return Object.fromEntries(fitting) as KeptForm
}

function fittingFile(file: unknown): KeptFile | null {
  if (!isRecord(file)) return null
  const { id, filename, preview } = file
  if (typeof id !== 'string' || !/^[0-9a-f]{32}$/.test(id) || typeof filename !== 'string') return null
  const isPicture = typeof preview === 'string' && /^data:image\/jpeg;base64,[\w+/=]+$/.test(preview)
  return { id, filename: filename.slice(0, 130), preview: isPicture && preview.length <= MOST_PREVIEW ? preview : null }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
