import { getPages } from '#contract/content/routes.ts'
import { getSiteInfo } from '#contract/sites/routes.ts'
import { caseAddresses } from '#site/carts/case/case-addresses.server.ts'
import { listProducts } from '#site/catalogue/product/list-products.server.ts'
import { sitemapXml } from '#site/content/sitemap-xml.ts'
import { listEvents } from '#site/events/list-events.server.ts'
import { listJournal } from '#site/journal/list-journal.server.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered, isLocale } from '#site/shell/load-site.ts'
import { pageAddresses } from '#site/shell/page-addresses.ts'
import { listServicePaths } from '#site/visits/list-services.server.ts'
import { LEGAL_SLUGS } from '#words/content/legal/slugs.ts'
import type { Route } from './+types/sitemap.ts'

export const handle = { kept: true }

/** Named with what they list, and only where they list something. */
const OWN_LISTS = new Set(['blog', 'albums'])

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [info, pages] = await Promise.all([page.ask(getSiteInfo, {}), page.ask(getPages, {})])
  const { url, locales, isECommerce } = answered(info)
  const spoken = locales.filter(isLocale)
  const [products, cases, articles, events, services] = await Promise.all([
    isECommerce ? listProducts(page, spoken) : [],
    isECommerce ? caseAddresses(page) : [],
    listJournal(page, spoken),
    listEvents(page, spoken),
    listServicePaths(page, spoken),
  ])
  const own = answered(pages)
    .pages.filter(({ cms }) => !OWN_LISTS.has(cms.route ?? ''))
    .map((one) => `/${one.url}`)
  const visits = services.size > 0 && !own.includes('/service') ? ['/service'] : []
  const policy = isECommerce ? ['/avis-verifies'] : []
  const paths = [...own, ...visits, ...policy, ...LEGAL_SLUGS.map((slug) => `/${slug}`), ...events]
  const listed = [
    ...paths.map((path) => ({ addresses: pageAddresses({ siteUrl: url, locales: spoken, path }) })),
    ...cases.map((path) => ({ addresses: pageAddresses({ siteUrl: url, locales: spoken, path }) })),
    ...articles.map(({ paths: told, updated }) => ({
      addresses: pageAddresses({ siteUrl: url, locales: spoken, path: told }),
      updated,
    })),
    ...[...products, ...services.values()].map(({ paths: told, pictures }) => ({
      addresses: pageAddresses({ siteUrl: url, locales: spoken, path: told }),
      pictures: pictures.map((path) => `${url}${path}`),
    })),
  ]
  return new Response(sitemapXml(listed), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
