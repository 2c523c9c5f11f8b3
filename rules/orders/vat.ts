import { apportion } from '#rules/basics/apportion.ts'
import { type Cents, cents, roundToCents } from '#rules/basics/money.ts'

/** A rate of VAT in percent, as the law writes it: 20, 10, 5.5, 2.1, 0. */
type VatRate = number

/** A part of a price under one rate, VAT included. */
export interface VatPart {
  rate: VatRate
  cents: Cents
}

/** What the invoice shows of one rate. */
export interface VatAmount {
  rate: VatRate
  net: Cents
  vat: Cents
  gross: Cents
}

/** Shipping of nothing that has a rate is a service at the normal one. */
const NORMAL_RATE: VatRate = 20

interface VatWeight {
  rate: VatRate
  /** What the component would cost by itself. */
  weight: number
}

/** How the price of a line splits over rates: a bottle has one, a box those of what is in it, by their own prices. */
export function vatParts(total: Cents, contents: readonly VatWeight[]): VatPart[] {
  const byRate = new Map<VatRate, number>()
  for (const { rate, weight } of contents) byRate.set(rate, (byRate.get(rate) ?? 0) + weight)
  const rates = [...byRate].sort(([a], [b]) => b - a)
  const parts = apportion(
    total,
    rates.map(([, weight]) => weight),
  )
  return rates.map(([rate], at) => ({ rate, cents: parts[at] ?? cents(0) }))
}

interface VatFacts {
  /** The parts of all lines, before any reduction of the order. */
  parts: readonly VatPart[]
  /** What a code takes off the products. */
  productsDiscount: Cents
  /** What is billed for delivery, after any reduction of it. */
  shipping: Cents
}

/** VAT of an order, rate by rate, highest first. Reductions and delivery follow the goods, in proportion. */
export function orderVat({ parts, productsDiscount, shipping }: VatFacts): VatAmount[] {
  const goods = new Map<VatRate, number>()
  for (const { rate, cents: amount } of parts) goods.set(rate, (goods.get(rate) ?? 0) + amount)
  if (goods.size === 0) goods.set(NORMAL_RATE, 0)
  const rates = [...goods.keys()].sort((a, b) => b - a)
  const prices = rates.map((rate) => goods.get(rate) ?? 0)
  const discounts = apportion(productsDiscount, prices)
  const reduced = prices.map((price, at) => price - (discounts[at] ?? 0))
  // By the prices before the reduction: the proportion is the same, and no cent of rounding is multiplied.
  const fees = apportion(shipping, prices)
  return rates.flatMap((rate, at) => {
    const gross = cents((reduced[at] ?? 0) + (fees[at] ?? 0))
    if (gross === 0 && rates.length > 1) return []
    const vat = vatInside(gross, rate)
    return [{ rate, net: cents(gross - vat), vat, gross }]
  })
}

/** The VAT that a price with VAT holds. */
export function vatInside(gross: Cents, rate: VatRate): Cents {
  // Rates have one decimal: tenths keep the division exact.
  const tenths = Math.round(rate * 10)
  return roundToCents((gross * tenths) / (1000 + tenths))
}
