import type { Award, Product } from '#contract/catalogue/products.ts'
import { getAwards, getProduct, getProducts } from '#contract/catalogue/routes.ts'
import type { SectionOf } from '#contract/content/sections.ts'
import { getParameters, getSiteInfo } from '#contract/sites/routes.ts'
import { productPath } from '#rules/catalogue/product-address.ts'
import { productCard } from '#rules/catalogue/product-card.ts'
import { chooseDeclination } from '#rules/catalogue/product-choice.ts'
import { shopSettings } from '#rules/catalogue/shop-settings.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { wineFamily } from '#site/catalogue/list/wine-families.ts'
import { verticaleView } from '#site/catalogue/product/verticale-view.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { catalogueWords } from '#words/catalogue/names/words.ts'
import { productWords } from '#words/catalogue/product/words.ts'
import { ownThingWords } from '#words/content/own-things/words.ts'

/** As many as a list of the shop gives at once. */
const ALL = { nbItem: 100, page: 1 } as const

export async function loadWines(page: PageContext, section: SectionOf<'wines'>) {
  const products = await chosenProducts(page, section)
  return products.length === 0 ? null : showCards(page, products)
}

/** One wine; what is no longer shown in the shop is no longer shown here. */
export async function loadCuvee(page: PageContext, { wine }: SectionOf<'cuvee'>) {
  const found = await page.ask(getProduct, { params: { id: wine } })
  if (!found.success) return null
  const { grapes, description, teaser } = found.data
  const { cards, ...shelf } = await showCards(page, [found.data])
  const [card] = cards
  return card ? { ...shelf, card, told: teaser || description, grapes, see: ownThingWords[page.locale].seeWine } : null
}

export async function loadVintages(page: PageContext, { wine }: SectionOf<'vintages'>) {
  const found = await page.ask(getProduct, { params: { id: wine } })
  const chosen = found.success ? chooseDeclination(found.data, {}) : null
  if (!found.success || !chosen) return null
  const { isForSale, shop, own } = await loadShop(page)
  const verticale = verticaleView({
    product: found.data,
    chosen,
    words: productWords[page.locale],
    shop,
    locale: page.locale,
  })
  if (!verticale) return null
  const years = verticale.years.map((year) => ({
    ...year,
    isCurrent: false,
    price: isForSale ? year.price : null,
  }))
  return { own, years }
}

/** Awards of what the shop shows, with the name of each wine. */
export async function loadMedals(page: PageContext, { wine, count }: SectionOf<'medals'>) {
  const list = { nbItem: 100, orderBy: '-year', ...(wine === undefined ? {} : { product: wine }) }
  const [{ isForSale }, { awards }, { products }] = await Promise.all([
    loadShop(page),
    page.ask(getAwards, { list }).then(answered),
    page.ask(getProducts, { list: { ...ALL, orderBy: 'order' } }).then(answered),
  ])
  const winesById = new Map(products.map((product) => [product.id, product]))
  const medals = awards
    .flatMap((award) => {
      const product = winesById.get(award.idProduct)
      return product ? [medalView({ award, product, isForSale, locale: page.locale })] : []
    })
    .slice(0, count)
  return medals.length === 0 ? null : { medals }
}

interface MedalFacts {
  award: Award
  product: Product
  isForSale: boolean
  locale: Locale
}

/** Where nothing is sold, a wine has no page of its own. */
function medalView({ award, product, isForSale, locale }: MedalFacts) {
  const { id, medal, name, year, score, vintage } = award
  return {
    id,
    medal,
    label: catalogueWords[locale].medals[medal],
    contest: [name, year].filter(Boolean).join(' '),
    score,
    wine: [product.name, vintage].filter(Boolean).join(' '),
    path: isForSale ? pathInLocale(productPath(product), locale) : null,
  }
}

async function chosenProducts({ ask }: PageContext, section: SectionOf<'wines'>): Promise<Product[]> {
  const { choice, wines, family, tag, count } = section
  if (choice === 'newest') {
    const list = { kind: 'WINE', orderBy: '-id', nbItem: count, page: 1 }
    return answered(await ask(getProducts, { list })).products
  }
  if (choice === 'chosen') {
    if (wines.length === 0) return []
    const { products } = answered(await ask(getProducts, { list: { ...ALL, id: wines.join(',') } }))
    return wines.flatMap((id) => products.find((product) => product.id === id) ?? [])
  }
  const { products } = answered(await ask(getProducts, { list: { ...ALL, orderBy: 'order' } }))
  const isWanted = (product: Product) =>
    choice === 'family' ? wineFamily(product) === family : product.tags.some(({ id }) => id === tag)
  return products.filter(isWanted).slice(0, count)
}

async function loadShop({ ask }: PageContext) {
  const [info, { parameters }] = await Promise.all([
    ask(getSiteInfo, {}).then(answered),
    ask(getParameters, {}).then(answered),
  ])
  const shop = shopSettings(parameterValues(parameters))
  const own = { inStockLabel: shop.inStockLabel, notInStockLabel: shop.notInStockLabel }
  return { isForSale: info.isECommerce, shop, own }
}

/** Cards of the shop; an estate that sells nothing shows its bottles by name, without a price or a way to buy. */
async function showCards(page: PageContext, products: readonly Product[]) {
  const { isForSale, shop, own } = await loadShop(page)
  const medalNames = catalogueWords[page.locale].medals
  const cards = products.map((product) => ({ ...productCard({ product, shop, medalNames }), quick: null }))
  const shown = isForSale ? cards : cards.map((card) => ({ ...card, price: null, reduction: null }))
  return { isForSale, own, cards: shown }
}
