import { type CartLineRow, cartLines, tiersOfSets } from '#db/queries/carts.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cartTotal, type LinePrice, linePrices, type PricedLine } from '#rules/cart-prices.ts'
import { type Cents, cents } from '#rules/money.ts'
import type { Tier } from '#rules/prices.ts'
import { answersCosts } from './answers-costs.ts'

export interface PricedCartLine extends CartLineRow, LinePrice {}

export interface PricedCart {
  lines: PricedCartLine[]
  total: Cents
}

/** What lies in a cart and is still on sale, priced as of now: the one place where a cart gets its prices. */
export async function priceCart(db: SiteDb, id: string, locale: string): Promise<PricedCart> {
  const lines = await cartLines(db, id, locale)
  const sets = [...new Set(lines.flatMap(({ set_id }) => set_id ?? []))]
  const [tiers, costs] = await Promise.all([tiersOfSets(db, sets), answersCosts(db, lines, locale)])
  const tiersOf = (setId: number | null): Tier[] =>
    tiers
      .filter((tier) => tier.set_id === setId)
      .map(({ min_quantity, type, amount }) => ({ minQuantity: min_quantity, type, amount }))
  const prices = linePrices(lines.map((line) => pricedLine(line, tiersOf(line.set_id), costs.get(line.line_id) ?? 0)))
  const priced = lines.map((line, at) => ({ ...line, ...(prices[at] ?? { unitPrice: cents(0), total: cents(0) }) }))
  return { lines: priced, total: cartTotal(prices) }
}

function pricedLine(line: CartLineRow, tiers: Tier[], answersCost: number): PricedLine {
  return {
    declinationId: line.id,
    quantity: line.quantity,
    price: cents(line.final_cents),
    answersCost: cents(answersCost),
    tiers,
    tierSet: line.set_id === null ? null : { id: line.set_id, isMixable: line.is_mixable ?? false },
  }
}
