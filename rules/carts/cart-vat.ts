import { apportion } from '#rules/basics/apportion.ts'
import { type Cents, cents } from '#rules/basics/money.ts'
import { orderTotals } from '#rules/orders/order-totals.ts'
import { NORMAL_RATE, type VatLine, vatInside } from '#rules/orders/vat.ts'

/** What a cart holds under one rate, in cents. */
interface CartVat {
  rate: number
  /** With VAT, what the code takes off taken off. */
  gross: Cents
  /** What is delivered of it, before any reduction. */
  delivered: Cents
}

/** The goods of a cart, rate by rate, highest first. */
export function cartVat(lines: readonly (VatLine & { total: Cents })[], discount: Cents): CartVat[] {
  const { vat } = orderTotals({ lines, discount: { amount: discount, isOnShipping: false }, shipping: cents(0) })
  const sent = lines.filter(({ isDematerialized }) => !isDematerialized).flatMap(({ parts }) => parts)
  const rates = new Set([...vat.map(({ rate }) => rate), ...sent.map(({ rate }) => rate)])
  return [...rates]
    .sort((one, other) => other - one)
    .map((rate) => ({
      rate,
      gross: cents(vat.find((row) => row.rate === rate)?.gross ?? 0),
      delivered: cents(sent.reduce((sum, part) => sum + (part.rate === rate ? part.cents : 0), 0)),
    }))
}

interface ShippingFees {
  fees: Cents
  /** What a code takes off them. */
  discount: Cents
}

/** The VAT of a cart with its delivery, rate by rate: the same cents that its order will tell. */
export function vatWithShipping(goods: readonly CartVat[], { fees, discount }: ShippingFees) {
  const isSent = goods.some(({ delivered }) => delivered > 0)
  const rates = isSent || fees === 0 ? goods : withNormalRate(goods)
  const shares = apportion(
    fees,
    rates.map(({ rate, delivered }) => (isSent ? delivered : Number(rate === NORMAL_RATE))),
  )
  const taken = apportion(discount, shares)
  return rates.flatMap(({ rate, gross }, at) => {
    const whole = cents(gross + (shares[at] ?? 0) - (taken[at] ?? 0))
    return whole === 0 ? [] : [{ rate, vat: vatInside(whole, rate) }]
  })
}

function withNormalRate(goods: readonly CartVat[]): CartVat[] {
  if (goods.some(({ rate }) => rate === NORMAL_RATE)) return [...goods]
  return [{ rate: NORMAL_RATE, gross: cents(0), delivered: cents(0) }, ...goods]
}
