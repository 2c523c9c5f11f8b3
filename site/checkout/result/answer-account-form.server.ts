import { data, redirect } from 'react-router'
import { openOrderAccount } from '#contract/accounts/routes.ts'
import { formRequest, given, refused } from '#site/accounts/form-answer.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { pathInLocale } from '#words/basics/locales.ts'

const FIELDS = ['password', 'birthdate'] as const

/** Opens the account of who holds the order, and shows the order again. */
export async function answerAccountForm(page: PageContext, { id, form }: { id: string; form: FormData }) {
  const body = given(form, FIELDS)
  const asked = { ...formRequest(openOrderAccount, body), params: { id } }
  const answer = await page.askAsCaller(openOrderAccount, asked)
  if (answer.success) throw redirect(pathInLocale(`/order/success?order=${id}&account=opened`, page.locale))
  if (answer.code === 'order-not-found') throw data(null, { status: 404 })
  const told = refused({ intent: 'account', body, failure: answer })
  // The address has no field here to stand next to.
  const { email, ...errors } = told.data.errors
  return data({ ...told.data, errors }, told.init ?? undefined)
}
