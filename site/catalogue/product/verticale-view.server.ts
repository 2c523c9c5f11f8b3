import { choicePath, vintageLine } from '#rules/catalogue/product-choice.ts'
import { stockLabel } from '#rules/catalogue/stock-label.ts'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { declinationTitle } from './declination-title.ts'
import type { VerticaleView } from './product-view.ts'
import { drinkSpan } from './story-view.server.ts'
import type { ViewContext } from './view-scene.server.ts'

/** The vintages of a wine side by side: what each year was like, when to drink it, and whether it can be had. */
export function verticaleView(
  scene: Pick<ViewContext, 'product' | 'chosen' | 'words' | 'shop' | 'locale'>,
): VerticaleView | null {
  const { product, chosen, words, shop, locale } = scene
  if (product.type.type !== 'WINE') return null
  const years = vintageLine(product, chosen).flatMap((one) => {
    if (one.year === null) return []
    const vintage = product.vintages.find(({ year }) => year === one.year) ?? null
    const drink = drinkSpan(vintage, words.facts)
    return {
      year: one.year,
      name: declinationTitle(scene, one),
      path: choicePath(product, one),
      isCurrent: one.year === chosen.year,
      picture: one.image ?? product.image,
      sentence: vintage?.variationFeatures.find(({ key }) => key === 'YEAR_STORY')?.value ?? null,
      drink: drink && fill(words.verticale.drink, { span: drink }),
      price: one.finalPrice === null ? null : formatPrice(one.finalPrice, locale),
      stock: stockLabel(one, shop.stockLimit),
    }
  })
  return years.length > 1 ? { ...words.verticale, years } : null
}
