import type { OutputOf } from '#contract/basics/define-call.ts'
import type { getChangeDates as changeDates } from '#contract/content/change-dates.ts'
import type { Page } from '#contract/content/pages.ts'
import { getChangeDates, getPages } from '#contract/content/routes.ts'
import { getSiteInfo } from '#contract/sites/routes.ts'
import { caseAddresses } from '#site/carts/case/case-addresses.server.ts'
import { listProducts } from '#site/catalogue/product/list-products.server.ts'
import { sitemapXml } from '#site/content/sitemap-xml.ts'
import { listEvents } from '#site/events/list-events.server.ts'
import { listJournal } from '#site/journal/list-journal.server.ts'
import { type PageContext, pageContext } from '#site/shell/load-context.ts'
import { answered, isLocale } from '#site/shell/load-site.ts'
import { type LocalePaths, pageAddresses } from '#site/shell/page-addresses.ts'
import { listServicePaths } from '#site/visits/list-services.server.ts'
import type { Locale } from '#words/basics/locales.ts'
import { LEGAL_SLUGS } from '#words/content/legal/slugs.ts'
import type { Route } from './+types/sitemap.ts'

export const handle = { kept: true }

/** Named with what they list, and only where they list something. */
const OWN_LISTS = new Set(['blog', 'albums'])

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [info, changes] = await Promise.all([page.ask(getSiteInfo, {}), page.ask(getChangeDates, {})])
  const { url, locales, isECommerce } = answered(info)
  const spoken = locales.filter(isLocale)
  const [pages, products, cases, articles, events, services] = await Promise.all([
    listPages(page, spoken),
    isECommerce ? listProducts(page, spoken) : new Map<number, never>(),
    isECommerce ? caseAddresses(page) : [],
    listJournal(page, spoken),
    listEvents(page, spoken),
    listServicePaths(page, spoken),
  ])
  const dates = answered(changes)
  const eventDates = datesById(dates.events)
  const productDates = datesById(dates.products)
  const serviceDates = datesById(dates.services)
  const listed: ListedPage[] = [
    ...ownPages({ pages: pages.filter((one) => isECommerce || !one.isEcommercePage), dates }),
    ...(services.size > 0 ? [{ paths: '/service', updated: latestOf(dates.services) }] : []),
    ...(isECommerce ? [{ paths: '/avis-verifies' }] : []),
    ...cases.map((paths) => ({ paths })),
    ...LEGAL_SLUGS.map((slug) => ({ paths: `/${slug}` })),
    ...(events.size > 0 ? [{ paths: '/evenements', updated: latestOf(dates.events) }] : []),
    ...[...events].map(([id, paths]) => ({ paths, updated: eventDates.get(id) })),
    ...articles,
    ...[...products].map(([id, product]) => ({ ...product, updated: productDates.get(id) })),
    ...[...services].map(([id, service]) => ({ ...service, updated: serviceDates.get(id) })),
  ]
  const entries = firstOfEach(listed).map(({ paths, pictures = [], updated }) => ({
    addresses: pageAddresses({ siteUrl: url, locales: spoken, path: paths }),
    pictures: pictures.map((path) => `${url}${path}`),
    updated,
  }))
  return new Response(sitemapXml(entries), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

interface ListedPage {
  paths: string | LocalePaths
  pictures?: readonly string[]
  updated?: string | undefined
}

type Dates = OutputOf<typeof changeDates>

interface OwnPage extends Pick<Page, 'id' | 'isEcommercePage' | 'cms'> {
  paths: LocalePaths
}

/** Every page of the estate that is one, wherever it stands in the menu, under each language's own address. */
async function listPages({ askIn }: PageContext, locales: readonly Locale[]): Promise<OwnPage[]> {
  const told = await Promise.all(
    locales.map(async (locale) => ({ locale, pages: answered(await askIn(locale)(getPages, {})).pages })),
  )
  const listed = new Map<number, OwnPage>()
  for (const { locale, pages } of told) {
    for (const { id, url, cms, isEcommercePage, link } of allOf(pages)) {
      const paths = { ...listed.get(id)?.paths, [locale]: `/${url}` }
      if (!link) listed.set(id, { id, cms, isEcommercePage, paths })
    }
  }
  return [...listed.values()]
}

function allOf(pages: readonly Page[]): Page[] {
  return pages.flatMap((page) => [page, ...allOf(page.children)])
}

/** A list of wines is as new as the newest of them. */
function ownPages({ pages, dates }: { pages: readonly OwnPage[]; dates: Dates }): ListedPage[] {
  return pages
    .filter(({ cms }) => !OWN_LISTS.has(cms.route ?? ''))
    .map(({ id, cms, paths }) => {
      const own = dates.pages.filter((one) => one.id === id)
      return {
        paths: sharedPath(paths),
        updated: latestOf(cms.route === 'nos-vins' ? [...own, ...dates.products] : own),
      }
    })
}

/** One address in all languages is told as one. */
function sharedPath(paths: LocalePaths): string | LocalePaths {
  const [first, ...others] = Object.values(paths)
  return first !== undefined && others.length > 0 && others.every((one) => one === first) ? first : paths
}

/** Looked up once for each of what may be ten thousand. */
function datesById(dated: Dates['pages']): ReadonlyMap<number, string> {
  return new Map(dated.map(({ id, updated }) => [id, updated]))
}

function latestOf(dated: Dates['pages']): string | undefined {
  return dated
    .map(({ updated }) => updated)
    .sort()
    .at(-1)
}

/** A page of the estate's own may stand where one of ours would. */
function firstOfEach(listed: readonly ListedPage[]): ListedPage[] {
  const told = new Set<string>()
  return listed.filter(({ paths }) => {
    if (typeof paths !== 'string') return true
    const isNew = !told.has(paths)
    told.add(paths)
    return isNew
  })
}
