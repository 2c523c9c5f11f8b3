import { data, redirect } from 'react-router'
import { getPasswordReset, resetPassword } from '#contract/accounts/routes.ts'
import { AccountForm } from '#site/accounts/AccountForm.tsx'
import { accountField } from '#site/accounts/account-field.ts'
import { DoorPage } from '#site/accounts/DoorPage.tsx'
import { formRequest, given, refused } from '#site/accounts/form-answer.server.ts'
import { PasswordField } from '#site/accounts/PasswordField.tsx'
import { pageContext } from '#site/shell/load-context.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { passwordWords } from '#words/accounts/passwords/words.ts'
import { accountWords } from '#words/accounts/words.ts'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import type { Route } from './+types/password-reset.ts'

/** Whoever reads the address may choose the password: it is told to no other site. */
const HEADERS = { 'referrer-policy': 'same-origin' }

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { askAsCaller, locale, doNotKeep } = context.get(pageContext)
  doNotKeep()
  const found = token ? await askAsCaller(getPasswordReset, { params: { token } }) : null
  const email = found?.success ? found.data.email : null
  const shown = { locale, said: passwordWords[locale], words: accountWords[locale], email }
  return data(shown, { status: email === null && token ? 410 : 200, headers: HEADERS })
}

export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  const { askAsCaller, locale } = context.get(pageContext)
  const body = given(await request.formData(), ['password'])
  const answer = await askAsCaller(resetPassword, formRequest(resetPassword, { ...body, token }))
  if (!answer.success) return refused({ intent: 'reset', body, failure: answer })
  throw redirect(`${pathInLocale('/auth', locale)}?password=changed`)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Where the link of the mail leads: one field, and the account is its owner's again. */
export default function PasswordResetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, said, words, email } = loaderData
  const { choose, eyebrow } = said
  if (email === null) {
    return (
      <DoorPage eyebrow={eyebrow} title={choose.over} intro={choose.overHint}>
        <LinkButton to={pathInLocale('/password/reset/ask', locale)} size="medium">
          {choose.ask}
        </LinkButton>
      </DoorPage>
    )
  }
  const told = actionData ?? null
  return (
    <DoorPage eyebrow={eyebrow} title={choose.title} intro={fill(choose.intro, { email })}>
      <AccountForm intent="reset" next={null} words={words} submit={choose.submit} refused={told}>
        {/* For password managers: which account the new one belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...accountField({ form: 'reset', name: 'password', refused: told })}
          words={words}
          label={choose.password}
          hint={choose.passwordHint}
          autoComplete="new-password"
          required
        />
      </AccountForm>
    </DoorPage>
  )
}
