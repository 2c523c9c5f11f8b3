import { redirect } from 'react-router'
import { getUser } from '#contract/accounts/routes.ts'
import type { Envelope } from '#contract/basics/envelope.ts'
import { getComponentConf } from '#contract/content/routes.ts'
import type { ShownPicture } from '#contract/media/pictures.ts'
import { getParameters, getSiteInfo } from '#contract/sites/routes.ts'
import { registrationRules } from '#rules/accounts/registration.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { privacyText } from '#site/privacy/privacy-text.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { accountWords } from '#words/accounts/words.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { nextPath } from './next-path.ts'

/** What the estate asks of who wants to be signed in; who is goes on to their account. */
export async function loadAccount(page: PageContext, url: string) {
  const { askAsCaller, ask, locale } = page
  const asked = new URL(url).searchParams
  const next = nextPath(asked.get('next'))
  const [user, { parameters }, picture] = await Promise.all([
    // A session that is over was somebody's: nobody is signed in.
    askAsCaller(getUser, {}).then((answer) => (isOver(answer) ? null : answered(answer).user)),
    ask(getParameters, {}).then(answered),
    findPicture(page),
  ])
  if (user) throw redirect(next ?? pathInLocale('/account', locale))
  const values = parameterValues(parameters)
  return {
    words: accountWords[locale],
    next,
    hasNewPassword: asked.get('password') === 'changed',
    rules: registrationRules(values),
    privacy: privacyText(values),
    picture,
  }
}

/** The picture that opens the estate's home page, upright where there is one; none while the site is being built. */
async function findPicture({ ask }: PageContext): Promise<ShownPicture | null> {
  const { isBuilding } = answered(await ask(getSiteInfo, {}))
  const home = isBuilding ? null : await ask(getComponentConf, { params: { slug: 'accueil' } })
  const hero = home?.success ? home.data.components.find((section) => section.type === 'hero') : undefined
  return hero?.type === 'hero' ? (hero.portrait ?? hero.picture) : null
}

function isOver(answer: Envelope<unknown>): boolean {
  return !answer.success && answer.code === 'not-signed-in'
}
