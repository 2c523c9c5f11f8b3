import type { ProductDetail } from '#contract/catalogue/products.ts'
import { euros, eurosToCents } from '#rules/basics/money.ts'
import { reducedPrice, type Tier } from '#rules/catalogue/prices.ts'
import { productPath } from '#rules/catalogue/product-address.ts'
import { fill } from '#words/basics/fill.ts'
import { fewNames, nameParts } from '#words/basics/name-list.ts'
import { formatPrice } from '#words/basics/prices.ts'
import type { TiersView } from './product-view.ts'
import { unitWords } from './unit-words.server.ts'
import type { ViewContext } from './view-scene.server.ts'

const MOST_NAMES = 7

/** What one costs by quantity, and which bottles count. */
export function tiersView(scene: ViewContext, finalPrice: number): TiersView | null {
  const { product, words, locale } = scene
  const tiers = priceTiers(product)
  if (tiers.length === 0) return null
  const price = eurosToCents(finalPrice)
  const rows = tiers.map((tier) => {
    const reduced = reducedPrice(price, tier)
    const saving = (price - reduced) * tier.minQuantity
    return {
      from: fill(words.price.from, { n: tier.minQuantity }),
      price: fill(words.price.fromEach, { price: formatPrice(euros(reduced), locale), each: unitWords(scene).each }),
      saving: fill(words.price.saving, { saving: formatPrice(saving / 100, locale) }),
    }
  })
  return { title: words.price.tiers, rows, counted: countedView(scene) }
}

/** Amounts travel in euros and percent, and are counted in hundredths. */
export function priceTiers({ decreasingDiscounts }: ProductDetail): Tier[] {
  return decreasingDiscounts.map(({ minQuantity, type, amount }) => ({
    minQuantity,
    type,
    amount: Math.round(amount * 100),
  }))
}

/** Which quantities are added up, the other wines as links. */
function countedView(scene: ViewContext): TiersView['counted'] {
  const { product, words } = scene
  const { alone, mixed } = words.price
  const isWine = product.type.type === 'WINE'
  if (!product.isDecreasingMixable) return { text: isWine ? aloneWords(scene) : alone.other, names: [] }
  if (isWine && product.mixesWith.length === 0) return { text: mixed.wineAlone, names: [] }
  const [text = '', end = ''] = (isWine ? mixed.wines : mixed.others).split('{names}')
  return { text, names: mixedNames(scene).map((one) => ({ ...one, after: one.after || end })) }
}

function aloneWords({ chosen, words: { price } }: ViewContext): string {
  return chosen.year === null ? price.alone.wine : price.alone.vintage
}

/** The page's own product first; it is no link, and neither is the number of those who are left over. */
function mixedNames({ product, words, locale }: ViewContext): TiersView['counted']['names'] {
  const pathByName = new Map(
    product.mixesWith.map(({ idProduct, name, slug, type }) => [
      name,
      productPath({ id: idProduct, slug, type: { type } }),
    ]),
  )
  const names = fewNames([product.name, ...pathByName.keys()], { most: MOST_NAMES, others: words.price.mixed.rest })
  return nameParts(names, locale).map(({ name, after }) => ({ name, path: pathByName.get(name) ?? null, after }))
}
