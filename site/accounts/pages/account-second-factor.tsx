import { redirect } from 'react-router'
import { beginFactor, confirmFactor, endFactor, getFactor, renewRecoveryCodes } from '#contract/accounts/routes.ts'
import { formRequest, given, refused, text } from '#site/accounts/form-answer.server.ts'
import { AccountSection } from '#site/accounts/frame/AccountSection.tsx'
import { DoneNotice } from '#site/accounts/frame/DoneNotice.tsx'
import { answeredToOwner, FACTOR_PATH } from '#site/accounts/frame/signed-in.server.ts'
import { FactorSetup } from '#site/accounts/security/FactorSetup.tsx'
import { PasswordAsked } from '#site/accounts/security/PasswordAsked.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { type PageContext, pageContext } from '#site/shell/load-context.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { securityWords } from '#words/accounts/security/words.ts'
import { accountWords } from '#words/accounts/words.ts'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import type { Route } from './+types/account-second-factor.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const factor = answeredToOwner(await page.askAsCaller(getFactor, {}), page)
  return {
    words: accountWords[page.locale],
    said: securityWords[page.locale].factor,
    done: securityWords[page.locale].done,
    factor,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const form = await request.formData()
  const intent = text(form, 'intent')
  if (intent === 'confirm') {
    const body = given(form, ['code'])
    const answer = await page.askAsCaller(confirmFactor, formRequest(confirmFactor, body))
    return answer.success ? shownCodes(answer.data, 'factor') : refused({ intent, body, failure: answer })
  }
  return withPassword(page, { intent, body: given(form, ['password']) })
}

/** The codes, this once, and what gave them. */
function shownCodes({ recoveryCodes }: { recoveryCodes: string[] }, why: 'factor' | 'codes') {
  return { recoveryCodes, why }
}

async function withPassword(page: PageContext, { intent, body }: { intent: string; body: Record<string, string> }) {
  if (intent === 'renew') {
    const answer = await page.askAsCaller(renewRecoveryCodes, formRequest(renewRecoveryCodes, body))
    return answer.success ? shownCodes(answer.data, 'codes') : refused({ intent, body, failure: answer })
  }
  const [route, next] =
    intent === 'end' ? ([endFactor, '/account/security?done=ended'] as const) : ([beginFactor, FACTOR_PATH] as const)
  const answer = await page.askAsCaller(route, formRequest(route, body))
  if (!answer.success) return refused({ intent, body, failure: answer })
  throw redirect(pathInLocale(next, page.locale))
}

/** Setting a second factor up, step by step and without a script; what to do when it is lost; taking it away. */
export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { words, said, done, factor } = loaderData
  const told = actionData && 'intent' in actionData ? actionData : null
  const problemOf = (intent: string) => (told?.intent === intent ? told : null)
  const codes = actionData && 'recoveryCodes' in actionData ? actionData : null
  const asked = { words, label: said.password }
  return (
    <>
      <title>{`${said.title} — ${site.name}`}</title>
      <h1 className="title-2">{said.title}</h1>
      <DoneNotice text={codes ? done[codes.why] : undefined} />
      {codes ? (
        <AccountSection id="codes" title={said.codesTitle} intro={said.codes}>
          <ul className="mb-8 grid grid-cols-1 gap-2 font-mono desk:grid-cols-2">
            {codes.recoveryCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <LinkButton to={pathInLocale('/account/security', site.locale)} size="medium">
            {said.codesDone}
          </LinkButton>
        </AccountSection>
      ) : (
        <>
          <p className="mt-6 max-w-[60ch]">{introOf(factor, said)}</p>
          {!factor.isOn && !factor.setup && (
            <AccountSection id="begin" title={said.setUp} intro={said.begin}>
              <PasswordAsked {...asked} intent="begin" submit={said.beginSubmit} refused={problemOf('begin')} />
            </AccountSection>
          )}
          {factor.setup && (
            <AccountSection id="setup" title={said.setUp}>
              <FactorSetup words={words} said={said} setup={factor.setup} refused={problemOf('confirm')} />
            </AccountSection>
          )}
          {factor.isOn && (
            <AccountSection
              id="renew"
              title={said.codesTitle}
              intro={fill(said.left, { count: String(factor.recoveryCodesLeft) })}
            >
              <PasswordAsked {...asked} intent="renew" submit={said.renew} refused={problemOf('renew')} isQuiet />
            </AccountSection>
          )}
          {factor.isOn && !factor.isRequired && (
            <AccountSection id="end" title={said.end}>
              <PasswordAsked {...asked} intent="end" submit={said.end} refused={problemOf('end')} isQuiet />
            </AccountSection>
          )}
        </>
      )}
    </>
  )
}

function introOf(
  { isOn, isRequired }: { isOn: boolean; isRequired: boolean },
  said: { on: string; off: string; required: string },
): string {
  if (isOn) return said.on
  return isRequired ? said.required : said.off
}
