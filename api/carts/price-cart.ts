import { type CartLineRow, cartLines } from '#db/queries/carts/cart-lines.ts'
import type { SiteDb } from '#db/site-db.ts'
import { type Cents, cents } from '#rules/basics/money.ts'
import { cartTotal, discountableTotal, type LinePrice, linePrices, type PricedLine } from '#rules/carts/cart-prices.ts'
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
  return priceLines(db, { lines: await cartLines(db, { cartId: id, locale }), locale })
}

/** The same of lines that were read. */
export async function priceLines(
  db: SiteDb,
  { lines: all, locale }: { lines: readonly CartLineRow[]; locale: string },
): Promise<PricedCart> {
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
  const answers = await answerCosts(db, { lines, locale })
  const toPriced = (line: CartLineRow) => pricedLine(line, answers.costs.get(line.line_id) ?? 0)
  return {
    ...answers,
    toPriced,
    priced<Line extends CartLineRow>(own: readonly Line[]): (Line & LinePrice)[] {
      const prices = linePrices(own.map(toPriced))
      return own.map((line, at) => ({ ...line, ...(prices[at] ?? { unitPrice: cents(0), total: cents(0) }) }))
    },
  }
}

function pricedLine(line: CartLineRow, answersCost: number): PricedLine {
  return {
    declinationId: line.id,
    quantity: line.quantity,
    price: cents(line.final_cents),
    answersCost: cents(answersCost),
    tiers: line.tiers,
    tierSet: line.set_id === null ? null : { id: line.set_id, isMixable: line.is_mixable ?? false },
  }
}
