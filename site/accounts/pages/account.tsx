import { redirect } from 'react-router'
import { getFactor, getUser } from '#contract/accounts/routes.ts'
import { AccountFrame } from '#site/accounts/frame/AccountFrame.tsx'
import { answeredToOwner, FACTOR_PATH, signInFirst } from '#site/accounts/frame/signed-in.server.ts'
import { useSite } from '#site/shell/find-page.ts'
import { type PageContext, pageContext } from '#site/shell/load-context.ts'
import { Outlet } from '#ui/router/Outlet.tsx'
import { accountAreaWords } from '#words/accounts/area/words.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import type { Route } from './+types/account.ts'

export const handle = { sleeps: true }

/** Who is in; whoever is not goes through the door first and comes back to the page that was asked for. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { user } = answeredToOwner(await page.askAsCaller(getUser, {}), page)
  if (!user) throw signInFirst(page)
  if (user.role !== 'CUSTOMER' && page.path !== FACTOR_PATH) await protectFirst(page)
  const name = `${user.firstname} ${user.lastname}`.trim()
  return { words: accountAreaWords[page.locale], name, isOfEstate: user.role !== 'CUSTOMER' }
}

/** Who looks after an estate sets a second factor up before anything else. */
async function protectFirst(page: PageContext): Promise<void> {
  const { isOn, isRequired } = answeredToOwner(await page.askAsCaller(getFactor, {}), page)
  if (isRequired && !isOn) throw redirect(pathInLocale(FACTOR_PATH, page.locale))
}

export default function AccountLayout({ loaderData: { words, name, isOfEstate } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <AccountFrame words={words} locale={site.locale} name={name} isECommerce={site.isECommerce} isOfEstate={isOfEstate}>
      <meta name="robots" content="noindex" />
      <Outlet />
    </AccountFrame>
  )
}
