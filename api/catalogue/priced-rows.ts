import type { PricedDeclination } from '#db/queries/catalogue/priced-declinations.ts'
import { type Cents, cents, euros } from '#rules/basics/money.ts'
import { type PriceWish, priceOutlook } from '#rules/catalogue/price-steps.ts'

interface WishOptions {
  priced: readonly PricedDeclination[]
  wish: PriceWish
  from: Date
}

/** Each with what becomes of it; null where one of them cannot have such a price. */
export function pricedRows({ priced, wish, from }: WishOptions) {
  const rows = priced.map((one) => {
    const thing = {
      price: cents(one.priceCents),
      reduction: one.discount,
      history: one.history.map(([price, since]) => ({ price: cents(price), since: new Date(since) })),
    }
    const outlook = priceOutlook(thing, { wish, from })
    return outlook && { ...one, outlook }
  })
  const possible = rows.filter((row) => row !== null)
  return possible.length === rows.length ? possible : null
}

export type PricedRow = NonNullable<ReturnType<typeof pricedRows>>[number]

export function pricedRowToWire({ id, version, name, reference, year, format, priceCents, outlook }: PricedRow) {
  const { newPrice, oldFinal, newFinal, lowest, reference: struckOut } = outlook
  const orNull = (amount: Cents | null) => (amount === null ? null : euros(amount))
  return {
    declinationId: id,
    version,
    name,
    reference,
    year,
    format,
    oldPrice: euros(cents(priceCents)),
    newPrice: euros(newPrice),
    oldFinalPrice: euros(oldFinal),
    newFinalPrice: euros(newFinal),
    lowestPrice: orNull(lowest),
    referencePrice: orNull(struckOut),
  }
}

/** As it was typed: euros and percents become hundredths. */
export function readWish({ step, amount, roundTo }: { step: PriceWish['step']; amount: number; roundTo: number }) {
  return { step, amount: Math.round(amount * 100), roundTo: cents(Math.round(roundTo * 100)) } satisfies PriceWish
}
