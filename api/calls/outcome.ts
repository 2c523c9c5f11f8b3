import type { LiveThing } from '#contract/basics/define-call.ts'
import type { Envelope } from '#contract/basics/envelope.ts'
import type { Problem, Problems } from '#contract/basics/problems.ts'
import { REFUSAL_STATUS, type Refusal } from '#contract/basics/refusals.ts'
import type { Locale } from '#words/basics/locales.ts'
import { problemWords } from '#words/basics/problems/words.ts'
import { refusalWords } from '#words/basics/refusals/words.ts'
import type { AnswerCookie } from './answer-cookie.ts'
import type { Json } from './json.ts'

export interface Refused {
  refusal: Refusal
  problems?: Problems
  retryAfterSeconds?: number
  cookies?: readonly AnswerCookie[]
}

/** What was done and answered. `live`: what a shared answer shows of things that live; a fleeting one is not kept. */
interface Done {
  data: unknown
  /** The same, where it was written out already: its `data` is then read only when somebody asks for it. */
  json?: Json<unknown>
  isReplay?: boolean
  cookies?: readonly AnswerCookie[]
  live?: readonly LiveThing[]
  isFleeting?: true
}

export type Outcome = Done | Refused

const sentences: Record<Locale, Record<Refusal, string>> = refusalWords
type Say = (facts: { limit: number; choices: string }) => string
const fieldSentences: Record<Locale, Record<Problem['problem'], Say>> = problemWords

export function httpStatus(outcome: Outcome): number {
  return 'refusal' in outcome ? REFUSAL_STATUS[outcome.refusal] : 200
}

/** What the caller reads, in the caller's language. */
export function toEnvelope(outcome: Outcome, locale: Locale): Envelope<unknown> {
  if (!('refusal' in outcome)) return { success: true, data: outcome.data, message: '' }
  const { refusal, problems } = outcome
  const failure = { success: false, data: null, message: sentences[locale][refusal], code: refusal } as const
  if (!problems) return failure
  const errors = Object.entries(problems).map(([field, problem]) => [field, problemSentence(problem, locale)])
  return { ...failure, errors: Object.fromEntries(errors) }
}

/** The same as it is sent. */
export function envelopeBytes(outcome: Outcome, locale: Locale): Buffer {
  const json = 'refusal' in outcome ? undefined : outcome.json
  return Buffer.from(
    json ? `{"success":true,"data":${json},"message":""}` : JSON.stringify(toEnvelope(outcome, locale)),
  )
}

export function problemSentence(problem: Problem, locale: Locale): string {
  const limit = 'limit' in problem ? problem.limit : 0
  const choices = 'choices' in problem ? problem.choices.join(', ') : ''
  return fieldSentences[locale][problem.problem]({ limit, choices })
}
