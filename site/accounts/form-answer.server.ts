import { data } from 'react-router'
import type { RequestAt } from '#client/ask.ts'
import type { Failure } from '#contract/basics/envelope.ts'
import type { Route } from '#contract/basics/route.ts'

/** What a form that was not accepted is shown again with; secrets never travel back. */
export interface RefusedForm {
  intent: string
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  message: string
  /** Of the second step of signing in: what the first one gave. */
  challenge?: string
}

const STATUS: Readonly<Partial<Record<Failure['code'], number>>> = {
  'login-wrong': 401,
  'email-taken': 409,
  'invitation-over': 410,
  'link-over': 410,
  'demo-account': 403,
  'password-wrong': 403,
  'code-wrong': 401,
  'challenge-over': 401,
  'second-factor-required': 409,
  'too-many-requests': 429,
  overloaded: 429,
}
/** A refusal that is about one field is told next to it. */
const FIELD: Readonly<Partial<Record<Failure['code'], string>>> = {
  'email-taken': 'email',
  'password-wrong': 'password',
  'code-wrong': 'code',
}
/** Passwords and codes are typed anew. */
const SECRET = /password|^(code|challenge|token)$/i

interface RefusedOptions {
  intent: string
  body: Readonly<Record<string, string>>
  failure: Failure
}

export function refused({ intent, body, failure }: RefusedOptions) {
  const { code, message, errors = {} } = failure
  const values = Object.fromEntries(Object.entries(body).filter(([name]) => !SECRET.test(name)))
  const field = FIELD[code]
  const form: RefusedForm = { intent, values, errors: field ? { [field]: message } : errors, message }
  return data(form, { status: STATUS[code] ?? 400 })
}

/** What was left empty was not given. */
export function given(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, text(form, name)]).filter(([, value]) => value !== ''))
}

export function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Fields of a form as they came: the call itself says which of them are missing or wrong. */
export function formRequest<At extends Route>(_: At, body: object): RequestAt<At> {
  return { body } as RequestAt<At>
}
