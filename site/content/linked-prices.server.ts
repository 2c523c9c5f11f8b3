import { getProduct } from '#contract/catalogue/routes.ts'
import type { Section } from '#contract/content/sections.ts'
import { getSiteInfo } from '#contract/sites/routes.ts'
import { linkedPrice, linkedProduct } from '#rules/catalogue/product-link.ts'
import type { TellingPrice } from '#rules/catalogue/usual-bottle.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'

/** What the bottles of a page cost, by where they lead; nothing where nothing is sold, and none for what is gone. */
export async function loadLinkedPrices(
  { ask }: PageContext,
  sections: readonly Section[],
): Promise<Record<string, TellingPrice> | undefined> {
  const links = sections.flatMap((section) =>
    section.type === 'bottles' ? section.bottles.flatMap(({ href }) => href ?? []) : [],
  )
  const led = [...new Set(links)].flatMap((href) => {
    const to = linkedProduct(href)
    return to ? [{ href, to }] : []
  })
  if (led.length === 0 || !answered(await ask(getSiteInfo, {})).isECommerce) return undefined
  const prices = await Promise.all(
    led.map(async ({ href, to }) => {
      const found = await ask(getProduct, { params: { id: to.id } })
      const price = found.success ? linkedPrice(found.data.declination, to) : null
      return price ? [[href, price] as const] : []
    }),
  )
  return Object.fromEntries(prices.flat())
}
