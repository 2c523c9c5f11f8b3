import { getSiteInfo } from '#contract/sites/routes.ts'
import { robotsText } from '#site/content/sitemap-xml.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import type { Route } from './+types/robots.ts'

export const handle = { kept: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { url, isBuilding } = answered(await context.get(pageContext).ask(getSiteInfo, {}))
  return new Response(robotsText(url, { isOpen: !isBuilding }), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
