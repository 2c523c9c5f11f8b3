import type { CartNotice } from '#contract/carts/carts.ts'
import { type CartLineRow, NEW_LINE } from '#db/queries/carts/cart-lines.ts'
import { type LineChange, saveLines } from '#db/queries/carts/carts.ts'
import { mixedProducts } from '#db/queries/catalogue/tier-sets.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cents } from '#rules/basics/money.ts'
import { checkLines, type LineStanding } from '#rules/carts/cart-check.ts'
import { cartTotal, discountableTotal } from '#rules/carts/cart-prices.ts'
import type { StockNeed } from '#rules/catalogue/stock.ts'
import type { Locale } from '#words/basics/locales.ts'
import { absenceNotice, loweredNotice, priceNotice } from './cart-notices.ts'
import { createPricer, type PricedCartLine } from './price-cart.ts'
import { tierHints } from './tier-hints.ts'

export interface RefreshedLine extends PricedCartLine, Pick<LineStanding, 'absence' | 'available'> {}

/** Writes changes of a cart's lines; answers the id of the one that was new, if one was. */
export type WriteLines = (changes: readonly LineChange[]) => Promise<number | null>

interface CartLinesRequest {
  cartId: string
  lines: readonly CartLineRow[]
  /** The lines as they were before the customer changed them now: what that changes in prices is no news to them. */
  before?: readonly CartLineRow[]
  /** What all of these draw from which stock. */
  needs: readonly StockNeed[]
  locale: Locale
  write?: WriteLines
}

/** Brings a cart in line with what can be had and what it costs now, and says what changed since it was last shown. */
export async function refreshCartLines(db: SiteDb, request: CartLinesRequest) {
  const { cartId, before, needs, locale } = request
  const { settled, held, pricer, hints } = await settleLines(db, request)
  const shown = before ? pricer.priced(stockedLines(before, needs)) : held
  const shownById = new Map(shown.map((line) => [line.line_id, line.unitPrice]))

  const write = request.write ?? ((changes) => saveLines(db, { cartId, changes }).then(() => null))
  const newId = await write(settled.flatMap(lineChange))
  const lines = settled.map((line) => (line.line_id === NEW_LINE ? { ...line, line_id: newId ?? NEW_LINE } : line))
  const notices = lines.flatMap((line): CartNotice[] =>
    line.absence === null
      ? [...loweredNotice(line, locale), ...priceNotice({ line, shown: shownById.get(line.line_id), locale })]
      : [absenceNotice({ line, absence: line.absence, locale })],
  )
  return {
    lines,
    total: cartTotal(held),
    discountable: discountableTotal(held),
    notices,
    told: withNewId(pricer.told, newId),
    hints: withNewId(hints, newId),
  }
}

/** The same by line, the new one under the id that it has got. */
function withNewId<Fact>(byLine: Map<number, Fact>, newId: number | null): Map<number, Fact> {
  return new Map([...byLine].map(([id, fact]) => [id === NEW_LINE ? (newId ?? id) : id, fact]))
}

/** What can be had of some lines and what it costs now. Nothing is written: they need lie in no cart. */
export async function settleLines(
  db: SiteDb,
  { lines, before, needs, locale }: Pick<CartLinesRequest, 'lines' | 'before' | 'needs' | 'locale'>,
) {
  const known = [...lines, ...(before ?? [])]
  const mixableSets = [...new Set(lines.flatMap(({ set_id, is_mixable }) => (is_mixable && set_id) || []))]
  const [pricer, mixed] = await Promise.all([
    createPricer(db, { lines: known, locale }),
    mixedProducts(db, { setIds: mixableSets, locale }),
  ])
  const standings = checkLines(lines.map(checkedLine), needs)
  const standing = lines.flatMap((line, at) => {
    const found = standings[at]
    return found ? [{ ...line, ...found, wished: line.quantity }] : []
  })
  const held = pricer.priced(standing.filter(({ absence }) => absence === null))
  const heldById = new Map(held.map((line) => [line.line_id, line]))
  const settled = standing.map((line) => heldById.get(line.line_id) ?? unpriced(pricer.priced([line])[0], line))
  const hints = tierHints({ lines: held, toPriced: pricer.toPriced, mixed, locale })
  return { settled, held, pricer, hints }
}

function stockedLines(lines: readonly CartLineRow[], needs: readonly StockNeed[]): CartLineRow[] {
  const standings = checkLines(lines.map(checkedLine), needs)
  return lines.filter((_, at) => standings[at]?.absence === null)
}

export function checkedLine(line: CartLineRow) {
  return {
    declinationId: line.id,
    quantity: line.quantity,
    multiple: line.sell_by_multiple_of,
    isOnSale: line.is_on_sale,
  }
}

/** What cannot be had shows its price and is not counted. */
function unpriced<Line>(priced: { unitPrice: PricedCartLine['unitPrice'] } | undefined, line: Line) {
  return { ...line, unitPrice: priced?.unitPrice ?? cents(0), total: cents(0) }
}

function lineChange(line: RefreshedLine & { wished: number }): LineChange[] {
  if (line.absence !== null) return []
  const { line_id: id, quantity, unitPrice: seenUnitCents } = line
  return quantity === line.wished && seenUnitCents === line.seen_unit_cents ? [] : [{ id, quantity, seenUnitCents }]
}
