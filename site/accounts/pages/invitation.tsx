import { data } from 'react-router'
import { getInvitation } from '#contract/accounts/routes.ts'
import { answerInvitation } from '#site/accounts/answer-form.server.ts'
import { InvitationForm } from '#site/accounts/InvitationForm.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { invitationWords } from '#words/accounts/invitation/words.ts'
import { accountWords } from '#words/accounts/words.ts'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import type { Route } from './+types/invitation.ts'

/** Whoever reads the address may enter: it is told to no other site. */
const HEADERS = { 'referrer-policy': 'same-origin' }

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { askAsCaller, locale } = context.get(pageContext)
  const found = await askAsCaller(getInvitation, { params: { token } })
  const invitation = found.success ? found.data : null
  const shown = { words: accountWords[locale], said: invitationWords[locale], invitation }
  return data(shown, { status: invitation ? 200 : 410, headers: HEADERS })
}

export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  return answerInvitation(context.get(pageContext), { form: await request.formData(), token })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** The first door of an administrator: a name, a password, and in. Works without a script. */
export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { words, said, invitation } = loaderData
  return (
    <div className="mx-auto w-full max-w-2xl px-6 py-12 desk:py-20">
      <title>{`${said.title} — ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="eyebrow mb-4 text-accent">{said.eyebrow}</p>
      <h1 className="title-2">{invitation ? said.title : said.over}</h1>
      <p className="mt-5 mb-10 max-w-[52ch]">{invitation ? fill(said.intro, invitation) : said.overHint}</p>
      {invitation ? (
        <InvitationForm words={words} said={said} refused={actionData ?? null} />
      ) : (
        <LinkButton to={pathInLocale('/auth', site.locale)} size="medium">
          {said.signIn}
        </LinkButton>
      )}
    </div>
  )
}
