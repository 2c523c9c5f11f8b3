import { askEmailChange, askEmailConfirmation, getProfile, updateUser } from '#contract/accounts/routes.ts'
import { getParameters } from '#contract/sites/routes.ts'
import { registrationRules } from '#rules/accounts/registration.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { formRequest, given, text } from '#site/accounts/form-answer.server.ts'
import { AccountSection } from '#site/accounts/frame/AccountSection.tsx'
import { answerAccountForm, doneIn } from '#site/accounts/frame/answer-account-form.server.ts'
import { DoneNotice } from '#site/accounts/frame/DoneNotice.tsx'
import { answeredToOwner } from '#site/accounts/frame/signed-in.server.ts'
import { EmailForm } from '#site/accounts/profile/EmailForm.tsx'
import { PersonForm } from '#site/accounts/profile/PersonForm.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { type PageContext, pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { profileWords } from '#words/accounts/profile/words.ts'
import { accountWords } from '#words/accounts/words.ts'
import type { Route } from './+types/account-profil.ts'

const PATH = '/account/profil'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const profile = answeredToOwner(await page.askAsCaller(getProfile, {}), page)
  const { parameters } = answered(await page.ask(getParameters, {}))
  const { onlyMobile } = registrationRules(parameterValues(parameters))
  const said = profileWords[page.locale]
  return { words: accountWords[page.locale], said, profile, onlyMobile, done: doneIn(request.url, said.done) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const form = await request.formData()
  const intent = text(form, 'intent')
  if (intent === 'email') {
    const body = given(form, ['email', 'password'])
    const answer = await page.askAsCaller(askEmailChange, formRequest(askEmailChange, body))
    return answerAccountForm(page, { intent, body, answer, path: PATH, done: 'email' })
  }
  if (intent === 'send') {
    const answer = await page.askAsCaller(askEmailConfirmation, {})
    return answerAccountForm(page, { intent, body: {}, answer, path: PATH, done: 'sent' })
  }
  return saveProfile(page, form)
}

/** What was emptied is gone, what is not on the form stays. */
async function saveProfile(page: PageContext, form: FormData) {
  const names = ['firstname', 'lastname', 'phone', 'birthdate', 'language'].filter((name) => form.has(name))
  const body = Object.fromEntries(names.map((name) => [name, text(form, name)]))
  const asked = { ...body, ...(body.birthdate === '' ? { birthdate: null } : {}) }
  const answer = await page.askAsCaller(updateUser, formRequest(updateUser, asked))
  return answerAccountForm(page, { intent: 'profil', body, answer, path: PATH, done: 'profil' })
}

/** Who one is to the estate, and where one is written to. */
export default function AccountProfilPage({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { words, said, profile, onlyMobile, done } = loaderData
  const refused = (intent: string) => (actionData?.intent === intent ? actionData : null)
  return (
    <>
      <title>{`${said.title} — ${site.name}`}</title>
      <h1 className="title-2">{said.title}</h1>
      <DoneNotice text={actionData ? refused('send')?.message : done} />
      <AccountSection id="person" title={said.person.title}>
        <PersonForm
          words={words}
          said={said.person}
          profile={profile}
          onlyMobile={onlyMobile}
          refused={refused('profil')}
        />
      </AccountSection>
      <AccountSection id="email" title={said.email.title}>
        <EmailForm words={words} said={said.email} profile={profile} refused={refused('email')} />
      </AccountSection>
    </>
  )
}
