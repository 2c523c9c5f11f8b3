import type { Declination, Reduction } from '#contract/catalogue/products.ts'

/** A bottle as one imagines it. `note_prices` in the database goes by the same. */
export const USUAL_MILLILITRES = 750

export interface TellingPrice {
  /** Null where the estate shows no prices. */
  price: number | null
  /** Others like it cost more. */
  isFrom: boolean
  reduction: Reduction | null
  /** It is only sold by so many; 1 where one can be had. */
  multiple: number
}

type Offered = Pick<Declination, 'format' | 'finalPrice' | 'reduction' | 'sellByMultipleOf'>

/** The price that stands for a product: of its usual bottles the cheapest. A half-bottle tells nothing of what a bottle costs. */
export function tellingPrice(declinations: readonly Offered[]): TellingPrice {
  const usual = declinations.filter(({ format }) => format === USUAL_MILLILITRES)
  const meant = usual.length > 0 ? usual : declinations
  let cheapest: Offered | null = null
  for (const one of meant) if (!cheapest || (one.finalPrice ?? 0) < (cheapest.finalPrice ?? 0)) cheapest = one
  const price = cheapest?.finalPrice ?? null
  return {
    price,
    isFrom: meant.some(({ finalPrice }) => finalPrice !== price),
    reduction: cheapest?.reduction ?? null,
    multiple: cheapest?.sellByMultipleOf ?? 1,
  }
}
