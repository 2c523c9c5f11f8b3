import { data, redirect } from 'react-router'
import { acceptInvitation, finishLogin, login, logout, register } from '#contract/accounts/routes.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { formRequest, given, type RefusedForm, refused, text } from './form-answer.server.ts'
import { nextPath } from './next-path.ts'

const LOGIN_FIELDS = ['email', 'password'] as const
const REGISTER_FIELDS = ['email', 'password', 'firstname', 'lastname', 'birthdate', 'phone'] as const
const INVITATION_FIELDS = ['firstname', 'lastname', 'password'] as const

/** Does what a form of this page asks for, and leads on when it is done. The calls set the cookies. */
export async function answerForm(page: PageContext, form: FormData) {
  const intent = form.get('intent')
  if (intent === 'logout') {
    await page.askAsCaller(logout, {})
    throw redirect(pathInLocale('/', page.locale))
  }
  const answer = { login: signIn, register: openAccount, code: giveCode }[String(intent)] ?? signIn
  const told = await answer(page, form)
  if (told) return told
  throw redirect(nextPath(text(form, 'next')) ?? pathInLocale('/account', page.locale))
}

async function signIn({ askAsCaller }: PageContext, form: FormData) {
  const body = given(form, LOGIN_FIELDS)
  const answer = await askAsCaller(login, formRequest(login, body))
  if (!answer.success) return refused({ intent: 'login', body, failure: answer })
  return 'challenge' in answer.data ? askCode(answer.data.challenge) : null
}

/** The page again, with one field: the code that is still owed. */
function askCode(challenge: string) {
  const form: RefusedForm = { intent: 'code', values: {}, errors: {}, message: '', challenge }
  return data(form)
}

async function giveCode({ askAsCaller }: PageContext, form: FormData) {
  const body = given(form, ['challenge', 'code'])
  const answer = await askAsCaller(finishLogin, formRequest(finishLogin, body))
  if (answer.success) return null
  // Over, one begins anew; else the same challenge takes another code.
  if (answer.code === 'challenge-over') return refused({ intent: 'login', body: {}, failure: answer })
  const told = refused({ intent: 'code', body, failure: answer })
  return data({ ...told.data, challenge: text(form, 'challenge') }, { status: told.init?.status ?? 400 })
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

/** Who takes up an invitation is led to work; who has a second factor already signs in with it on the way. */
export async function answerInvitation(page: PageContext, { form, token }: { form: FormData; token: string }) {
  const body = given(form, INVITATION_FIELDS)
  const asked = { ...formRequest(acceptInvitation, body), params: { token } }
  const answer = await page.askAsCaller(acceptInvitation, asked)
  if (!answer.success) return refused({ intent: 'accept', body, failure: answer })
  throw redirect(`/admin?lang=${page.locale}`)
}
