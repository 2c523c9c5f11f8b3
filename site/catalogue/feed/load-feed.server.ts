import type { OfferTerm } from '#contract/deliveries/offer-terms.ts'
import { getOfferTerms } from '#contract/deliveries/routes.ts'
import { getParameters, getSiteInfo } from '#contract/sites/routes.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { allProducts } from '#site/catalogue/product/list-products.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { feedWords } from '#words/catalogue/feed/words.ts'
import { feedEntries } from './feed-entries.ts'
import { feedXml } from './feed-xml.ts'

const AT_ONCE = 100
/** More than any estate sells; the list is made in memory. */
const MOST_PRODUCTS = 10_000

/** What an estate sells, for merchants' services; null where it sells nothing in this language, or tells no prices. */
export async function loadFeed({ ask, locale }: PageContext): Promise<string | null> {
  const [info, parameters] = await Promise.all([ask(getSiteInfo, {}), ask(getParameters, {})])
  const { url, name, locales, isECommerce, isBuilding } = answered(info)
  if (!isECommerce || isBuilding || !locales.includes(locale)) return null
  const [products, termById] = await Promise.all([allProducts(ask, MOST_PRODUCTS), allTerms(ask)])
  const values = parameterValues(answered(parameters).parameters)
  const context = { siteUrl: url, brand: values.COMPANY_NAME || name, locale, termById }
  const entries = products.flatMap((product) => feedEntries(product, context))
  if (entries.length === 0) return null
  const words = feedWords[locale]
  return feedXml({
    title: fill(words.title, { site: name }),
    description: words.description,
    link: `${url}${pathInLocale('/nos-vins', locale)}`,
    entries,
  })
}

async function allTerms(ask: PageContext['ask']): Promise<Map<number, OfferTerm>> {
  const termById = new Map<number, OfferTerm>()
  for (let page = 1; ; page += 1) {
    const { offerTerms, total } = answered(await ask(getOfferTerms, { list: { page, nbItem: AT_ONCE } }))
    for (const term of offerTerms) termById.set(term.idDeclination, term)
    if (offerTerms.length === 0 || page * AT_ONCE >= total) return termById
  }
}
