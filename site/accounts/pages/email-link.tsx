import { data } from 'react-router'
import { followEmailLink, getEmailLink, getLogged } from '#contract/accounts/routes.ts'
import { AccountForm } from '#site/accounts/AccountForm.tsx'
import { DoorPage } from '#site/accounts/DoorPage.tsx'
import { formRequest, refused } from '#site/accounts/form-answer.server.ts'
import { signInFirst } from '#site/accounts/frame/signed-in.server.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { profileWords } from '#words/accounts/profile/words.ts'
import { accountWords } from '#words/accounts/words.ts'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import type { Route } from './+types/email-link.ts'

/** Whoever reads the address may say yes: it is told to no other site. */
const HEADERS = { 'referrer-policy': 'same-origin' }

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const found = await page.askAsCaller(getEmailLink, { params: { token } })
  const link = found.success ? found.data : null
  if (link?.needsOwner && !answered(await page.askAsCaller(getLogged, {})).isLogged) throw signInFirst(page)
  const shown = { locale: page.locale, said: profileWords[page.locale].link, words: accountWords[page.locale], link }
  return data(shown, { status: link ? 200 : 410, headers: HEADERS })
}

/** Mail programs open links by themselves: only a pressed button says yes. */
export async function action({ context, params: { token } }: Route.ActionArgs) {
  const { askAsCaller } = context.get(pageContext)
  const answer = await askAsCaller(followEmailLink, formRequest(followEmailLink, { token }))
  // The link is over by now, and the page is not.
  return answer.success ? data(answer.data, { status: 200 }) : refused({ intent: 'follow', body: {}, failure: answer })
}

export function headers() {
  return HEADERS
}

/** Where the links of mails about an account's address lead. */
export default function EmailLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, said, words, link } = loaderData
  const outcome = actionData && 'outcome' in actionData ? said.outcome[actionData.outcome] : null
  if (outcome || !link) {
    return (
      <DoorPage eyebrow={said.eyebrow} title={outcome?.title ?? said.over} intro={outcome?.text ?? said.overHint}>
        <LinkButton to={pathInLocale('/account', locale)} size="medium">
          {said.account}
        </LinkButton>
      </DoorPage>
    )
  }
  const own = said[link.purpose]
  const told = actionData && 'intent' in actionData ? { ...actionData, errors: {} } : null
  return (
    <DoorPage
      eyebrow={said.eyebrow}
      title={own.title}
      intro={fill(own.intro, { email: link.email, newEmail: link.newEmail ?? '' })}
    >
      <AccountForm intent="follow" next={null} words={words} submit={own.submit} refused={told} />
    </DoorPage>
  )
}
