import { createHash } from 'node:crypto'
import type { PricedCartLine } from '#api/carts/price-cart.ts'
import { boxVatWeights, type CartOrder, type NewOrderLine } from '#db/queries/orders/orders.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { StockNeed } from '#rules/catalogue/stock.ts'
import { stockClaims } from '#rules/catalogue/stock-claims.ts'
import { type VatPart, vatParts } from '#rules/orders/vat.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatName } from '#words/catalogue/format-name.ts'
import type { OrderBody } from './order-context.ts'

export interface OrderedLine {
  line: PricedCartLine
  parts: VatPart[]
}

/** The lines of a cart with how each splits over rates of VAT. */
export async function withVat(db: SiteDb, lines: readonly PricedCartLine[]): Promise<OrderedLine[]> {
  const boxes = lines.filter(({ type }) => type === 'BOX').map(({ id }) => id)
  const contents = await boxVatWeights(db, [...new Set(boxes)])
  return lines.map((line) => {
    const inside = contents.filter(({ boxId, weight }) => boxId === line.id && weight > 0)
    const own = [{ rate: Number(line.vat_rate), weight: 1 }]
    return { line, parts: vatParts(line.total, inside.length > 0 ? inside : own) }
  })
}

interface LineFacts extends OrderedLine {
  /** What each declination takes from which stock. */
  needs: readonly StockNeed[]
}

export function orderLine({ line, parts, needs }: LineFacts, locale: Locale): NewOrderLine {
  const format = line.millilitres === null || line.type !== 'WINE' ? null : formatName(line.millilitres, locale)
  return {
    declination_id: line.id,
    product_id: line.product_id,
    name: line.name,
    label: [line.year, format].filter((fact) => fact !== null).join(' · '),
    reference: line.reference,
    quantity: line.quantity,
    unit_cents: line.unitPrice,
    total_cents: line.total,
    vat_parts: JSON.stringify(parts),
    is_alcohol: line.is_alcohol,
    is_dematerialized: line.is_dematerialized,
    is_gift_card: line.is_gift_card,
    customizations: JSON.stringify(line.customizations),
    cart_product_id: line.line_id,
    gift: line.is_gift_card ? JSON.stringify(line.gift ?? {}) : 'null',
    stock_claims: JSON.stringify(stockClaims([{ declinationId: line.id, quantity: 1 }], needs)),
  }
}

interface OrderFingerprintOptions {
  body: OrderBody
  lines: CartOrder
  userId: number | null
}

/**
 * What makes two orders of a cart the same: all that is wished. Prices are no part of it; an order that is being paid
 * keeps the price that was agreed.
 */
export function orderFingerprint({ body, lines, userId }: OrderFingerprintOptions): string {
  const { idCart: _cart, acceptsSaleTerms: _terms, shownTotal: _shown, ...wish } = body
  return createHash('sha256')
    .update(JSON.stringify([wish, lines, userId]))
    .digest('hex')
}
