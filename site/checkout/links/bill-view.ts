import type { PaymentLink } from '#contract/checkout/payment-links.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import type { PaymentLinkWords } from '#words/checkout/payment-link/fr.ts'
import type { BillView } from './OrderBill.tsx'

type Billed = Pick<PaymentLink, 'lines' | 'subtotal' | 'discount' | 'shippingFees' | 'total' | 'deliveryType'>

interface BillFacts {
  order: Billed
  words: PaymentLinkWords
  locale: Locale
  /** What is to be paid now, where that is not all of it. */
  due?: number
}

/** What was ordered and what it comes to, in words. */
export function billView({ order, words, locale, due }: BillFacts): BillView {
  const price = (amount: number) => formatPrice(amount, locale)
  const { lines, subtotal, discount, shippingFees, total, deliveryType } = order
  const isBrought = deliveryType === 'DELIVERY' || deliveryType === 'PICKUP'
  return {
    title: words.details,
    lines: lines.map((line) => ({
      name: line.name,
      label: line.label,
      quantity: fill(words.quantity, { n: line.quantity }),
      total: price(line.total),
    })),
    sums: [
      { label: words.subtotal, amount: price(subtotal) },
      ...(discount > 0 ? [{ label: words.discount, amount: `−${price(discount)}` }] : []),
      ...(isBrought ? [{ label: words.shipping, amount: shippingFees === 0 ? words.free : price(shippingFees) }] : []),
      { label: words.total, amount: price(total), isTotal: true },
      ...(due !== undefined && due !== total ? [{ label: words.due, amount: price(due), isTotal: true }] : []),
    ],
    ...(deliveryType === 'NO_DELIVERY' ? {} : { note: words.delivery[deliveryType] }),
  }
}
