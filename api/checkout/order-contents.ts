import { createHash } from 'node:crypto'
import type { PricedCartLine } from '#api/carts/price-cart.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import type { createOrder } from '#contract/checkout/checkout.ts'
import { CustomizationAnswers } from '#contract/customizations/customizations.ts'
import type { CartOrder, NewOrderLine } from '#db/queries/orders/orders.ts'
import { answersToKeep } from '#rules/orders/order-answers.ts'
import type { ReducedPart } from '#rules/orders/vat.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatName } from '#words/catalogue/format-name.ts'

export interface OrderedLine {
  line: PricedCartLine
  /** With what the order's code takes off each: what was paid for a line is known for ever. */
  parts: ReducedPart[]
  /** What was answered, in words: no later change of the catalogue alters them. */
  answers: readonly { id: number; label: string; value: string }[]
}

export function orderLine({ line, parts, answers }: OrderedLine, locale: Locale): NewOrderLine {
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
    customizations: JSON.stringify(answersToKeep(CustomizationAnswers.parse(line.customizations), answers)),
  }
}

type Body = InputOf<typeof createOrder>['body']

interface OrderFingerprintOptions {
  body: Body
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
