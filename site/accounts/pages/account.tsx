import { Outlet } from 'react-router'
import { getUser } from '#contract/accounts/routes.ts'
import { AccountFrame } from '#site/accounts/frame/AccountFrame.tsx'
import { answeredToOwner, signInFirst } from '#site/accounts/frame/signed-in.server.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { accountAreaWords } from '#words/accounts/area/words.ts'
import type { Route } from './+types/account.ts'

/** Who is in; whoever is not goes through the door first and comes back to the page that was asked for. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { user } = answeredToOwner(await page.askAsCaller(getUser, {}), page)
  if (!user) throw signInFirst(page)
  return { words: accountAreaWords[page.locale], name: `${user.firstname} ${user.lastname}`.trim() }
}

export default function AccountLayout({ loaderData: { words, name } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <AccountFrame words={words} locale={site.locale} name={name}>
      <meta name="robots" content="noindex" />
      <Outlet />
    </AccountFrame>
  )
}
