import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { accountAreaWords } from '#words/accounts/area/words.ts'
import type { Route } from './+types/account-home.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { words: accountAreaWords[context.get(pageContext).locale] }
}

/** The first page of an account: what is under way, and the way to everything else. */
export default function AccountHome({ loaderData: { words } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <title>{`${words.navigation} — ${site.name}`}</title>
      <h1 className="title-2">{words.pages.home}</h1>
    </>
  )
}
