import type { Declination } from '#contract/catalogue/products.ts'
import type { RequestedChoice } from './product-choice.ts'
import { type TellingPrice, tellingPrice } from './usual-bottle.ts'

interface LinkedProduct extends RequestedChoice {
  id: number
}

const PRODUCT_LINK = /^\/(?:wines|products)\/(?:[^/]+\/)?(\d{1,9})(?:\/(\d{4})|\/detail\/(\d{1,9}))?$/

/** The product that a link of the estate leads to, and which of it; null where it leads elsewhere. */
export function linkedProduct(href: string): LinkedProduct | null {
  const [, id, year, idDeclination] = PRODUCT_LINK.exec(href) ?? []
  if (id === undefined) return null
  return {
    id: Number(id),
    ...(year !== undefined && { year: Number(year) }),
    ...(idDeclination !== undefined && { idDeclination: Number(idDeclination) }),
  }
}

/** The price of what a link leads to: of one bottle that very one's, of a vintage or a wine that of its usual bottle. */
export function linkedPrice(
  declinations: readonly Declination[],
  { year, idDeclination }: RequestedChoice,
): TellingPrice | null {
  const meant = declinations.filter(
    (one) => (idDeclination === undefined || one.id === idDeclination) && (year === undefined || one.year === year),
  )
  return meant.length > 0 ? tellingPrice(meant) : null
}
