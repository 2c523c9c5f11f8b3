import { getPages, getSiteInfo } from '#client/calls.ts'
import { sitemapXml } from '#rules/sitemap.ts'
import { LEGAL_SLUGS } from '#words/legal/slugs.ts'
import { pageContext } from '../load-context.ts'
import { answered, isLocale } from '../load-site.ts'
import { addressesOf } from '../page-addresses.ts'
import type { Route } from './+types/sitemap.ts'

export const handle = { kept: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { ask } = context.get(pageContext)
  const [info, pages] = await Promise.all([ask(getSiteInfo, {}), ask(getPages, {})])
  const { url, locales } = answered(info)
  const spoken = locales.filter(isLocale)
  const paths = [...answered(pages).pages.map((page) => `/${page.url}`), ...LEGAL_SLUGS.map((slug) => `/${slug}`)]
  const listed = paths.map((path) => ({ addresses: addressesOf(url, spoken, path) }))
  return new Response(sitemapXml(listed), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
