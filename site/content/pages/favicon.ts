import { redirect } from 'react-router'
import { getSiteInfo } from '#contract/sites/routes.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import type { Route } from './+types/favicon.ts'

/** For programs that look for it where it always was. */
export async function loader({ context }: Route.LoaderArgs) {
  const { logos } = answered(await context.get(pageContext).ask(getSiteInfo, {}))
  const favicon = logos.find(({ type }) => type === 'LOGO_FAVICON')
  if (!favicon) return new Response(null, { status: 404 })
  return redirect(favicon.onlineImage.url)
}
