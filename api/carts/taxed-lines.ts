import { boxVatWeights } from '#db/queries/orders/orders.ts'
import type { SiteDb } from '#db/site-db.ts'
import { type VatPart, vatParts } from '#rules/orders/vat.ts'
import type { PricedCartLine } from './price-cart.ts'

interface TaxedLine<Line> {
  line: Line
  parts: VatPart[]
}

/** The lines of a cart with how each splits over rates of VAT; only boxes need to be looked into. */
export async function withVat<Line extends PricedCartLine>(
  db: SiteDb,
  lines: readonly Line[],
): Promise<TaxedLine<Line>[]> {
  const boxes = lines.filter(({ type }) => type === 'BOX').map(({ id }) => id)
  const contents = await boxVatWeights(db, [...new Set(boxes)])
  return lines.map((line) => {
    const inside = contents.filter(({ boxId, weight }) => boxId === line.id && weight > 0)
    const own = [{ rate: Number(line.vat_rate), weight: 1 }]
    return { line, parts: vatParts(line.total, inside.length > 0 ? inside : own) }
  })
}
