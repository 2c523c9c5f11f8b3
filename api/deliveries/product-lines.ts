import { findTierSets } from '#db/queries/carts/carts.ts'
import { type OfferedLineRow, offeredLines } from '#db/queries/catalogue/offered-lines.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cents } from '#rules/basics/money.ts'
import { linePrices, type PricedLine } from '#rules/carts/cart-prices.ts'
import type { Tier } from '#rules/catalogue/prices.ts'
import type { ShippedLine } from './weigh-parcel.ts'

interface Named {
  /** The declination. */
  idProduct: number
  quantity: number
}

/** Products that lie in no cart, priced as a cart would price them; null when one of them is not on sale. */
export async function productLines(db: SiteDb, products: readonly Named[]): Promise<ShippedLine[] | null> {
  const rows = await offeredLines(db, [...new Set(products.map(({ idProduct }) => idProduct))])
  const rowById = new Map(rows.map((row) => [row.id, row]))
  const lines = products.flatMap(({ idProduct, quantity }) => {
    const row = rowById.get(idProduct)
    return row ? { ...row, quantity } : []
  })
  if (lines.length < products.length) return null
  const tiers = await findTierSets(db, [...new Set(rows.flatMap(({ set_id }) => set_id ?? []))])
  const tiersBySet = Map.groupBy(tiers, ({ set_id }) => set_id)
  const prices = linePrices(lines.map((line) => pricedLine(line, tiersBySet.get(line.set_id ?? 0) ?? [])))
  return lines.map((line, at) => ({ ...line, total: prices[at]?.total ?? cents(0) }))
}

/** The least that can be bought of each: one lot, priced as if nothing else lay in the cart. */
export async function lotLines(db: SiteDb, ids: readonly number[]) {
  const rows = await offeredLines(db, ids)
  const tiers = await findTierSets(db, [...new Set(rows.flatMap(({ set_id }) => set_id ?? []))])
  const tiersBySet = Map.groupBy(tiers, ({ set_id }) => set_id)
  return rows.map((row) => {
    const line = { ...row, quantity: row.sell_by_multiple_of }
    const [price] = linePrices([pricedLine(line, tiersBySet.get(row.set_id ?? 0) ?? [])])
    return { ...line, total: price?.total ?? cents(0) }
  })
}

type TierRow = Awaited<ReturnType<typeof findTierSets>>[number]

function pricedLine(line: OfferedLineRow & { quantity: number }, tiers: readonly TierRow[]): PricedLine {
  return {
    declinationId: line.id,
    quantity: line.quantity,
    price: cents(line.final_cents),
    answersCost: cents(0),
    tiers: tiers.map(({ min_quantity, type, amount }): Tier => ({ minQuantity: min_quantity, type, amount })),
    tierSet: line.set_id === null ? null : { id: line.set_id, isMixable: line.is_mixable ?? false },
  }
}
