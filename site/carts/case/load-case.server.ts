import { randomBytes } from 'node:crypto'
import { redirect } from 'react-router'
import type { OutputOf } from '#contract/basics/define-call.ts'
import { getCase, getCaseIdeas } from '#contract/carts/case-routes.ts'
import type { getCase as getCaseCall } from '#contract/carts/cases.ts'
import { getProducts } from '#contract/catalogue/routes.ts'
import { getParameters, getSiteInfo } from '#contract/sites/routes.ts'
import { type CaseBottles, printCase, putIn } from '#rules/carts/composed-case.ts'
import { shopSettings } from '#rules/catalogue/shop-settings.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { CASE_PATHS } from '#words/carts/case/paths.ts'
import { caseWords } from '#words/carts/case/words.ts'
import { listWords } from '#words/catalogue/list/words.ts'
import { type CaseWish, caseSearch, readCaseAddress, SHELF_FAMILIES } from './case-address.ts'
import { lineBottle, shelfBottles, soldByCase } from './shelf.server.ts'

type CaseQuote = OutputOf<typeof getCaseCall>

/** As many wines as one shelf shows. */
const SHELF_LENGTH = 100
const NOTHING: CaseQuote = { lines: [], isShort: false, total: 0, bottles: null, freeShipping: null }

/** The case that the address tells, what it costs, and the shelf it is filled from. */
export async function loadCase(page: PageContext, url: string) {
  const { ask, locale, doNotKeep } = page
  const wish = readCaseAddress(new URL(url).search)
  const isOwn = wish.bottles.length > 0 || wish.with !== null || wish.hasStrays
  if (isOwn) doNotKeep()
  const values = parameterValues(answered(await ask(getParameters, {})).parameters)
  const shop = shopSettings(values)
  const list = { kind: 'WINE', inStock: 'true', orderBy: shop.order, nbItem: SHELF_LENGTH }
  const [products, ideas, info] = await Promise.all([
    ask(getProducts, { list }).then(answered),
    ask(getCaseIdeas, {}).then(answered),
    ask(getSiteInfo, {}).then(answered),
  ])
  const shelf = shelfBottles(products.products, locale)
  if (shelf.length === 0) throw redirect(pathInLocale('/nos-vins', locale))

  const bottles = withNamed(wish, shelf)
  const quote = bottles.length > 0 ? answered(await ask(getCase, { query: { vins: printCase(bottles) } })) : NOTHING
  const words = caseWords[locale]
  return {
    words,
    paths: CASE_PATHS,
    wish: { ...wish, bottles: quote.lines.map(({ id, quantity }) => ({ id, quantity })), with: null },
    isOwn,
    quote: {
      ...quote,
      isShort: quote.isShort || wish.hasStrays || (wish.with !== null && !shelf.some(({ id }) => id === wish.with)),
      lines: quote.lines.map((line) => lineBottle(line, locale)),
    },
    shelf,
    byCase: soldByCase(products.products),
    families: SHELF_FAMILIES.filter((family) => shelf.some((bottle) => bottle.family === family)).map((family) => ({
      family,
      label: listWords[locale].families[family],
    })),
    ideas: ideas.caseIdeas,
    // Two clicks of one page are one wish. Only a page that nobody else gets may hold it.
    key: isOwn ? randomBytes(16).toString('hex') : null,
    share: {
      title: fill(words.shareTitle, { site: info.name }),
      url: `${info.url}${pathInLocale(CASE_PATHS[locale], locale)}${caseSearch({ ...wish, bottles, family: null })}`,
    },
  }
}

export type CaseView = Awaited<ReturnType<typeof loadCase>>

/** The wine that was named goes in first, where it is offered and has room. */
function withNamed({ bottles, with: named, size }: CaseWish, shelf: ReturnType<typeof shelfBottles>): CaseBottles[] {
  const own = shelf.find(({ id }) => id === named)
  return (own && putIn({ bottles, id: own.id, step: own.step }, size)) ?? bottles
}
