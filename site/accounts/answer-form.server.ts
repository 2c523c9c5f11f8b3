import { redirect } from 'react-router'
import { acceptInvitation, login, logout, register } from '#contract/accounts/routes.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { formRequest, given, refused, text } from './form-answer.server.ts'
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
  const told = intent === 'register' ? await openAccount(page, form) : await signIn(page, form)
  if (told) return told
  throw redirect(nextPath(text(form, 'next')) ?? pathInLocale('/account', page.locale))
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
  throw redirect(pathInLocale('/account', page.locale))
}
