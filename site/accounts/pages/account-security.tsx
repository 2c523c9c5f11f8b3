import { redirect } from 'react-router'
import { changePassword, endDevice, endDevices, getDevices, getFactor, getUser } from '#contract/accounts/routes.ts'
import { formRequest, given, text } from '#site/accounts/form-answer.server.ts'
import { AccountSection } from '#site/accounts/frame/AccountSection.tsx'
import { answerAccountForm, doneIn } from '#site/accounts/frame/answer-account-form.server.ts'
import { DoneNotice } from '#site/accounts/frame/DoneNotice.tsx'
import { answeredToOwner } from '#site/accounts/frame/signed-in.server.ts'
import { DeviceList } from '#site/accounts/security/DeviceList.tsx'
import { shownDevice } from '#site/accounts/security/load-devices.server.ts'
import { PasswordForm } from '#site/accounts/security/PasswordForm.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { type PageContext, pageContext } from '#site/shell/load-context.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { securityWords } from '#words/accounts/security/words.ts'
import { accountWords } from '#words/accounts/words.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import type { Route } from './+types/account-security.ts'

const PATH = '/account/security'
const FACTOR_PATH = '/account/second-factor'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { user } = answeredToOwner(await page.askAsCaller(getUser, {}), page)
  const { devices } = answeredToOwner(await page.askAsCaller(getDevices, {}), page)
  const factor = answeredToOwner(await page.askAsCaller(getFactor, {}), page)
  const said = securityWords[page.locale]
  return {
    isProtected: factor.isOn,
    words: accountWords[page.locale],
    said,
    email: user?.email ?? '',
    devices: devices.map((device) => shownDevice(device, { said: said.devices, locale: page.locale })),
    done: doneIn(request.url, said.done),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const form = await request.formData()
  const intent = text(form, 'intent')
  if (intent === 'devices') throw await endAll(page)
  if (intent === 'device') {
    const answer = await page.askAsCaller(endDevice, { params: { id: text(form, 'id') } })
    return answerAccountForm(page, { intent, body: {}, answer, path: PATH, done: 'device' })
  }
  const body = given(form, ['password', 'newPassword'])
  const answer = await page.askAsCaller(changePassword, formRequest(changePassword, body))
  return answerAccountForm(page, { intent: 'password', body, answer, path: PATH, done: 'password' })
}

async function endAll(page: PageContext): Promise<Response> {
  await page.askAsCaller(endDevices, {})
  return redirect(pathInLocale('/auth', page.locale))
}

/** What keeps an account its owner's. */
export default function AccountSecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { words, said, email, devices, isProtected, done } = loaderData
  const refused = (intent: string) => (actionData?.intent === intent ? actionData : null)
  return (
    <>
      <title>{`${said.title} — ${site.name}`}</title>
      <h1 className="title-2">{said.title}</h1>
      <DoneNotice text={actionData ? refused('device')?.message : done} />
      <AccountSection id="password" title={said.password.title} intro={said.password.intro}>
        <PasswordForm words={words} said={said} locale={site.locale} email={email} refused={refused('password')} />
      </AccountSection>
      <AccountSection id="factor" title={said.factor.title} intro={isProtected ? said.factor.on : said.factor.off}>
        <LinkButton to={pathInLocale(FACTOR_PATH, site.locale)} look="outline" size="medium">
          {isProtected ? said.factor.manage : said.factor.setUp}
        </LinkButton>
      </AccountSection>
      <AccountSection id="devices" title={said.devices.title} intro={said.devices.intro}>
        <DeviceList devices={devices} said={said.devices} />
      </AccountSection>
    </>
  )
}
