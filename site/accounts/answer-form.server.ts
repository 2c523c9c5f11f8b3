import { data, redirect } from 'react-router'
import type { RequestAt } from '#client/ask.ts'
import { acceptInvitation, login, logout, register } from '#contract/accounts/routes.ts'
import type { Failure } from '#contract/basics/envelope.ts'
import type { Route } from '#contract/basics/route.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { nextPath } from './next-path.ts'

export type Intent = 'login' | 'register' | 'logout' | 'accept'

/** What a form that was not accepted is shown again with; passwords never travel back. */
export interface RefusedForm {
  intent: Intent
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  message: string
}

const LOGIN_FIELDS = ['email', 'password'] as const
const REGISTER_FIELDS = ['email', 'password', 'firstname', 'lastname', 'birthdate', 'phone'] as const
const INVITATION_FIELDS = ['firstname', 'lastname', 'password'] as const
const STATUS: Readonly<Partial<Record<Failure['code'], number>>> = {
  'login-wrong': 401,
  'email-taken': 409,
  'invitation-over': 410,
  'too-many-requests': 429,
  overloaded: 429,
}

/** Does what a form of this page asks for, and leads on when it is done. The calls set the cookies. */
export async function answerForm(page: PageContext, form: FormData) {
  const intent = form.get('intent')
  const home = pathInLocale('/', page.locale)
  if (intent === 'logout') {
    await page.askAsCaller(logout, {})
    throw redirect(home)
  }
  const told = intent === 'register' ? await openAccount(page, form) : await signIn(page, form)
  if (told) return told
  throw redirect(nextPath(text(form, 'next')) ?? home)
}

async function signIn({ askAsCaller }: PageContext, form: FormData) {
  const body = given(form, LOGIN_FIELDS)
  const answer = await askAsCaller(login, formRequest(login, body))
  return answer.success ? null : refused({ intent: 'login', body, failure: answer })
}

async function openAccount({ askAsCaller }: PageContext, form: FormData) {
  const body = given(form, REGISTER_FIELDS)
  const acceptsTerms = form.get('acceptsTerms') === 'on'
  const answer = await askAsCaller(register, formRequest(register, { ...body, acceptsTerms }))
  return answer.success
    ? null
    : refused({
        intent: 'register',
        body: { ...body, ...(acceptsTerms ? { acceptsTerms: 'on' } : {}) },
        failure: answer,
      })
}

/** Who takes up an invitation is in; the account's page says so. */
export async function answerInvitation(page: PageContext, { form, token }: { form: FormData; token: string }) {
  const body = given(form, INVITATION_FIELDS)
  const asked = { ...formRequest(acceptInvitation, body), params: { token } }
  const answer = await page.askAsCaller(acceptInvitation, asked)
  if (!answer.success) return refused({ intent: 'accept', body, failure: answer })
  throw redirect(pathInLocale('/auth', page.locale))
}

interface RefusedOptions {
  intent: Intent
  body: Record<string, string>
  failure: Failure
}

function refused({ intent, body: { password: _, ...values }, failure }: RefusedOptions) {
  const { code, message, errors = {} } = failure
  // Next to the field that it is about.
  const named = code === 'email-taken' ? { email: message } : errors
  const form: RefusedForm = { intent, values, errors: named, message: code === 'email-taken' ? '' : message }
  return data(form, { status: STATUS[code] ?? 400 })
}

/** What was left empty was not given. */
function given(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, text(form, name)]).filter(([, value]) => value !== ''))
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Fields of a form as they came: the call itself says which of them are missing or wrong. */
function formRequest<At extends Route>(_: At, body: object): RequestAt<At> {
  return { body } as RequestAt<At>
}
