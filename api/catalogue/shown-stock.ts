import type { LiveThing } from '#contract/basics/define-call.ts'
import { MOST_TOLD } from '#rules/catalogue/stock.ts'

interface StockedProduct {
  id: number
  quantity: number | null
  declination: readonly { quantity: number | null }[]
}

export interface ShownStock {
  live: readonly LiveThing[]
  isFleeting?: true
}

/** Whose stock an answer shows. Changes of a count that is larger than any told are not told: it is not kept. */
export function shownStock(products: readonly StockedProduct[]): ShownStock {
  const counts = products.flatMap(({ quantity, declination }) => [quantity, ...declination.map((one) => one.quantity)])
  const live = products.map(({ id }): LiveThing => `stock ${id}`)
  return counts.some((count) => count !== null && count > MOST_TOLD) ? { live, isFleeting: true } : { live }
}
