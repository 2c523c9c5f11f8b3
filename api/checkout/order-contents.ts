import { createHash } from 'node:crypto'
import type { PricedCartLine } from '#api/carts/price-cart.ts'
import { CustomizationAnswers } from '#contract/customizations/customizations.ts'
import type { CartOrder, NewOrderLine } from '#db/queries/orders/orders.ts'
import type { StockNeed } from '#rules/catalogue/stock.ts'
import { stockClaims } from '#rules/catalogue/stock-claims.ts'
import { answersToKeep } from '#rules/orders/order-answers.ts'
import type { ReducedPart } from '#rules/orders/vat.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatName } from '#words/catalogue/format-name.ts'
import type { OrderBody } from './order-context.ts'

export interface OrderedLine {
  line: PricedCartLine
  /** With what the order's code takes off each: what was paid for a line is known for ever. */
  parts: ReducedPart[]
  /** What was answered, in words: no later change of the catalogue alters them. */
  answers: readonly { id: number; label: string; value: string; isOwn?: true }[]
}

interface LineFacts extends OrderedLine {
  /** What each declination takes from which stock. */
  needs: readonly StockNeed[]
}

export function orderLine({ line, parts, answers, needs }: LineFacts, locale: Locale): NewOrderLine {
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
    customizations: JSON.stringify(answersToKeep(CustomizationAnswers.parse(line.customizations), answers)),
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
