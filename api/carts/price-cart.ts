import { type CartLineRow, cartLines } from '#db/queries/carts/cart-lines.ts'
import { findTierSets } from '#db/queries/carts/carts.ts'
import type { SiteDb } from '#db/site-db.ts'
import { type Cents, cents } from '#rules/basics/money.ts'
import { cartTotal, discountableTotal, type LinePrice, linePrices, type PricedLine } from '#rules/carts/cart-prices.ts'
import type { Tier } from '#rules/catalogue/prices.ts'
import { answerCosts } from './answer-costs.ts'

export interface PricedCartLine extends CartLineRow, LinePrice {}

interface PricedCart {
  lines: PricedCartLine[]
  total: Cents
  /** Of what a code may reduce. */
  discountable: Cents
  /** Lines of the cart that are no longer on sale: priced nowhere, and no order can be made with them. */
  withdrawn: CartLineRow[]
  /** What was answered for each line, in words, by line. */
  told: Awaited<ReturnType<typeof answerCosts>>['told']
}

/** What lies in a cart and is still on sale, priced as of now. */
export async function priceCart(db: SiteDb, { id, locale }: { id: string; locale: string }): Promise<PricedCart> {
  const all = await cartLines(db, { cartId: id, locale })
  const { priced, told } = await createPricer(db, { lines: all, locale })
  const lines = priced(all.filter(({ is_on_sale }) => is_on_sale))
  return {
    lines,
    total: cartTotal(lines),
    discountable: discountableTotal(lines),
    withdrawn: all.filter(({ is_on_sale }) => !is_on_sale),
    told,
  }
}

/** Fetches once what prices are made from; lines can then be priced at any quantities. The one place where they get them. */
export async function createPricer(db: SiteDb, { lines, locale }: { lines: readonly CartLineRow[]; locale: string }) {
  const sets = [...new Set(lines.flatMap(({ set_id }) => set_id ?? []))]
  const [rows, answers] = await Promise.all([findTierSets(db, sets), answerCosts(db, { lines, locale })])
  const tiersBySet = Map.groupBy(rows, ({ set_id }) => set_id)
  const findTiers = (setId: number | null): Tier[] =>
    (tiersBySet.get(setId ?? 0) ?? []).map(({ min_quantity, type, amount }) => ({
      minQuantity: min_quantity,
      type,
      amount,
    }))
  const toPriced = (line: CartLineRow) =>
    pricedLine({ line, tiers: findTiers(line.set_id), answersCost: answers.costs.get(line.line_id) ?? 0 })
  return {
    ...answers,
    toPriced,
    priced<Line extends CartLineRow>(own: readonly Line[]): (Line & LinePrice)[] {
      const prices = linePrices(own.map(toPriced))
      return own.map((line, at) => ({ ...line, ...(prices[at] ?? { unitPrice: cents(0), total: cents(0) }) }))
    },
  }
}

interface PricedLineOptions {
  line: CartLineRow
  tiers: Tier[]
  answersCost: number
}

function pricedLine({ line, tiers, answersCost }: PricedLineOptions): PricedLine {
  return {
    declinationId: line.id,
    quantity: line.quantity,
    price: cents(line.final_cents),
    answersCost: cents(answersCost),
    tiers,
    tierSet: line.set_id === null ? null : { id: line.set_id, isMixable: line.is_mixable ?? false },
  }
}
