import { loadFeed } from '#site/catalogue/feed/load-feed.server.ts'
import { pageContext } from '#site/shell/load-context.ts'
import type { Route } from './+types/product-feed.ts'

export const handle = { kept: true }

/** What the estate sells, for Google, Meta and others that ask for it by this address. */
export async function loader({ context }: Route.LoaderArgs) {
  const xml = await loadFeed(context.get(pageContext))
  if (xml === null) return new Response('', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
