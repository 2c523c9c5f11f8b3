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

/** Delivery of nothing that has a rate is a service at the normal one. */
export const NORMAL_RATE: VatRate = 20

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

/** A line of an order as the tax sees it, before any reduction of the order. */
export interface VatLine {
  parts: readonly VatPart[]
  /** It is never delivered and takes no promotion: a gift card. */
  isDematerialized: boolean
}

interface OrderAmounts {
  lines: readonly VatLine[]
  /** What a code takes off the products. */
  productsDiscount: Cents
  /** What delivery costs, before any reduction of it. */
  shipping: Cents
  /** What a code takes off delivery. */
  shippingDiscount: Cents
  /** What is brought where the order itself holds nothing: goods of the order that it was added to. */
  carried?: readonly VatPart[] | undefined
}

/** A part of a price and what of it is not paid. */
export interface ReducedPart extends VatPart {
  discount: Cents
}

interface OrderSpread {
  /** The parts of each line, in their order. */
  lines: ReducedPart[][]
  /** Highest rate first. */
  shipping: ReducedPart[]
}

/**
 * How reductions and delivery lie over what is bought, in proportion and to the cent: reductions over the goods that take
 * them, delivery over what is delivered and nothing else.
 */
export function spreadOrder(order: OrderAmounts): OrderSpread {
  const { lines, productsDiscount, shipping, shippingDiscount, carried = [] } = order
  const goods = lines.map(({ parts, isDematerialized }) => ({
    isDematerialized,
    parts: parts.map((part) => ({ ...part, discount: cents(0) })),
  }))
  const delivered = goods.filter(({ isDematerialized }) => !isDematerialized).flatMap(({ parts }) => parts)
  // An order of former days may have had more taken off than its goods cost.
  const reducible = sum(delivered) >= productsDiscount ? delivered : goods.flatMap(({ parts }) => parts)
  takeOff(reducible, productsDiscount)
  const brought = delivered.length > 0 ? delivered : carried
  return {
    lines: goods.map(({ parts }) => parts),
    shipping: shippingParts({ delivered: brought, shipping, shippingDiscount }),
  }
}

/** By rate first, then over the parts of a rate: no rounding of many lines adds up against a rate. */
function takeOff(parts: readonly ReducedPart[], discount: Cents): void {
  const byRate = [...Map.groupBy(parts, ({ rate }) => rate).values()]
  const amounts = apportion(discount, byRate.map(sum))
  for (const [at, same] of byRate.entries()) {
    const shares = apportion(
      amounts[at] ?? cents(0),
      same.map((part) => part.cents),
    )
    for (const [place, part] of same.entries()) part.discount = shares[place] ?? cents(0)
  }
}

interface ShippingFacts extends Pick<OrderAmounts, 'shipping' | 'shippingDiscount'> {
  delivered: readonly VatPart[]
}

/** By the prices before any reduction: the proportion is the same, and no cent of rounding is multiplied. */
function shippingParts({ delivered, shipping, shippingDiscount }: ShippingFacts): ReducedPart[] {
  const byRate = Map.groupBy(delivered, ({ rate }) => rate)
  const rates = byRate.size === 0 ? [NORMAL_RATE] : [...byRate.keys()].sort((one, other) => other - one)
  const fees = apportion(
    shipping,
    rates.map((rate) => sum(byRate.get(rate) ?? [])),
  )
  const discounts = apportion(shippingDiscount, fees)
  return rates.map((rate, at) => ({ rate, cents: fees[at] ?? cents(0), discount: discounts[at] ?? cents(0) }))
}

/** VAT of what is left of the parts, rate by rate, highest first; rates under which nothing is left are not told. */
export function vatByRate(parts: readonly ReducedPart[]): VatAmount[] {
  const byRate = [...Map.groupBy(parts, ({ rate }) => rate)].sort(([one], [other]) => other - one)
  const all = byRate.map(([rate, same]) => {
    const gross = cents(same.reduce((total, part) => total + part.cents - part.discount, 0))
    const vat = vatInside(gross, rate)
    return { rate, net: cents(gross - vat), vat, gross }
  })
  const told = all.filter(({ gross }) => gross > 0)
  return told.length > 0 ? told : all.slice(0, 1)
}

function sum(parts: readonly VatPart[]): Cents {
  return cents(parts.reduce((total, part) => total + part.cents, 0))
}

/** The VAT that a price with VAT holds. */
export function vatInside(gross: Cents, rate: VatRate): Cents {
  // Rates have one decimal: tenths keep the division exact.
  const tenths = Math.round(rate * 10)
  return roundToCents((gross * tenths) / (1000 + tenths))
}
