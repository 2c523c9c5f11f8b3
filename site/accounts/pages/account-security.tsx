import { changePassword, getUser } from '#contract/accounts/routes.ts'
import { formRequest, given } from '#site/accounts/form-answer.server.ts'
import { AccountSection } from '#site/accounts/frame/AccountSection.tsx'
import { answerAccountForm, doneIn } from '#site/accounts/frame/answer-account-form.server.ts'
import { DoneNotice } from '#site/accounts/frame/DoneNotice.tsx'
import { answeredToOwner } from '#site/accounts/frame/signed-in.server.ts'
import { PasswordForm } from '#site/accounts/security/PasswordForm.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { securityWords } from '#words/accounts/security/words.ts'
import { accountWords } from '#words/accounts/words.ts'
import type { Route } from './+types/account-security.ts'

const PATH = '/account/security'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { user } = answeredToOwner(await page.askAsCaller(getUser, {}), page)
  const said = securityWords[page.locale]
  return { words: accountWords[page.locale], said, email: user?.email ?? '', done: doneIn(request.url, said.done) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const body = given(await request.formData(), ['password', 'newPassword'])
  const answer = await page.askAsCaller(changePassword, formRequest(changePassword, body))
  return answerAccountForm(page, { intent: 'password', body, answer, path: PATH, done: 'password' })
}

/** What keeps an account its owner's. */
export default function AccountSecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { words, said, email, done } = loaderData
  const refused = (intent: string) => (actionData?.intent === intent ? actionData : null)
  return (
    <>
      <title>{`${said.title} — ${site.name}`}</title>
      <h1 className="title-2">{said.title}</h1>
      <DoneNotice text={done} />
      <AccountSection id="password" title={said.password.title} intro={said.password.intro}>
        <PasswordForm words={words} said={said} locale={site.locale} email={email} refused={refused('password')} />
      </AccountSection>
    </>
  )
}
