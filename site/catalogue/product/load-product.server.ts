import { data, redirect } from 'react-router'
import { getMealIcons, getProduct, getRecommendedProducts, getReplacement } from '#contract/catalogue/routes.ts'
import { getOfferTerms } from '#contract/deliveries/routes.ts'
import { getBlogs, getNews } from '#contract/journal/routes.ts'
import { getProductReviews } from '#contract/reviews/routes.ts'
import { getParameters, getSiteInfo } from '#contract/sites/routes.ts'
import { getServices } from '#contract/visits/routes.ts'
import { productPath } from '#rules/catalogue/product-address.ts'
import { chooseDeclination, type RequestedChoice } from '#rules/catalogue/product-choice.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { loadSiteWords } from '#site/shell/site-words.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { chooseReading, chooseVisit } from './lines.server.ts'
import { makeProductView } from './make-view.server.ts'
import type { ProductView, ShownProduct } from './product-view.ts'
import { renderStaticHtml } from './render-static-html.server.tsx'

/** What the address says: slug and id, and perhaps a year or a declination. */
interface ProductParams {
  slug?: string | undefined
  id: string
  year?: string | undefined
  idDeclination?: string | undefined
}

interface LoadedProduct {
  shown: ShownProduct
  /** Where the page is in each language; the language menu leads there. */
  paths: ProductView['paths']
}

/** As far as PostgreSQL counts. */
const MOST = 2_147_483_647
/** The newest; who wants more reads the next bottle's. */
const MOST_REVIEWS = 60
/** Older news are no longer news. */
const NEWEST = { orderBy: '-date', page: 1, nbItem: 20 } as const

/** A product has one address in each language, under which alone it is shown; what does not exist is not found. */
export async function loadProduct(page: PageContext, params: ProductParams): Promise<LoadedProduct> {
  const { ask, locale, path } = page
  const id = readNumber(params.id)
  const [found, recommended, meals, reviews, terms, info, parameters, blogs, news, services] = await Promise.all([
    ask(getProduct, { params: { id } }),
    ask(getRecommendedProducts, { params: { id } }),
    ask(getMealIcons, {}),
    ask(getProductReviews, { params: { id }, list: { nbItem: MOST_REVIEWS } }),
    ask(getOfferTerms, { list: { product: id } }),
    ask(getSiteInfo, {}),
    ask(getParameters, {}),
    ask(getBlogs, { list: { product: id, page: 1, nbItem: 1 } }),
    ask(getNews, { list: NEWEST }),
    ask(getServices, { list: { page: 1, nbItem: 1 } }),
  ])
  if (!found.success) throw await elsewhere(page, id)
  const product = found.data
  const chosen = chooseDeclination(product, readChoice(params))
  if (!chosen) throw data(null, { status: 404 })
  const right = `${productPath(product)}${pathRest(params)}`
  if (path !== right) throw redirect(pathInLocale(right, locale), 301)
  const view = makeProductView({
    product,
    chosen,
    recommended: answered(recommended).products,
    mealIcons: answered(meals).mealIcons,
    reviews: answered(reviews),
    terms: answered(terms).offerTerms,
    reading: chooseReading({ product, blogs: answered(blogs).blogs, news: answered(news).news }),
    visit: chooseVisit(answered(services).services),
    info: answered(info),
    values: parameterValues(answered(parameters).parameters),
    locale,
  })
  return {
    shown: shownProduct(view, renderStaticHtml({ view, locale, words: await loadSiteWords(locale) })),
    paths: view.paths,
  }
}

/** Who looks for something that is gone is led to what the estate sells instead. */
async function elsewhere({ ask, locale }: PageContext, id: number) {
  const instead = await ask(getReplacement, { params: { id } })
  return instead.success ? redirect(pathInLocale(productPath(instead.data), locale)) : data(null, { status: 404 })
}

function shownProduct(view: ProductView, still: ShownProduct['still']): ShownProduct {
  const { head, gallery, tools, cart, soldOut } = view
  return { head, still, pictures: gallery.pictures, share: tools.share, cart, alert: soldOut?.alert ?? null }
}

function readChoice({ year, idDeclination }: ProductParams): RequestedChoice {
  if (idDeclination !== undefined) return { idDeclination: readNumber(idDeclination) }
  return year === undefined ? {} : { year: readNumber(year) }
}

function pathRest({ year, idDeclination }: ProductParams): string {
  if (idDeclination !== undefined) return `/detail/${idDeclination}`
  return year === undefined ? '' : `/${year}`
}

function readNumber(told: string): number {
  const number = /^[1-9]\d{0,9}$/.test(told) ? Number(told) : Number.NaN
  if (!(number <= MOST)) throw data(null, { status: 404 })
  return number
}
