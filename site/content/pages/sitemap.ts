import { getPages } from '#contract/content/routes.ts'
import { getSiteInfo } from '#contract/sites/routes.ts'
import { listProducts } from '#site/catalogue/product/list-products.server.ts'
import { sitemapXml } from '#site/content/sitemap-xml.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered, isLocale } from '#site/shell/load-site.ts'
import { pageAddresses } from '#site/shell/page-addresses.ts'
import { LEGAL_SLUGS } from '#words/content/legal/slugs.ts'
import type { Route } from './+types/sitemap.ts'

export const handle = { kept: true }

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [info, pages] = await Promise.all([page.ask(getSiteInfo, {}), page.ask(getPages, {})])
  const { url, locales, isECommerce } = answered(info)
  const spoken = locales.filter(isLocale)
  const shop = isECommerce ? ['/avis-verifies'] : []
  const paths = [
    ...answered(pages).pages.map((one) => `/${one.url}`),
    ...LEGAL_SLUGS.map((slug) => `/${slug}`),
    ...shop,
  ]
  const products = isECommerce ? await listProducts(page, spoken) : []
  const listed = [
    ...paths.map((path) => ({ addresses: pageAddresses({ siteUrl: url, locales: spoken, path }) })),
    ...products.map(({ paths: own, pictures }) => ({
      addresses: pageAddresses({ siteUrl: url, locales: spoken, path: own }),
      pictures: pictures.map((path) => `${url}${path}`),
    })),
  ]
  return new Response(sitemapXml(listed), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
