import type { DeclinationFields } from '#contract/catalogue/declination-resource.ts'
import type { ProductFields } from '#contract/catalogue/product-resource.ts'

type Vintage = ProductFields['vintages'][number]

/**
 * A vintage as the next year begins with: its words and how it is served, without what is measured, told or won in one
 * year only.
 */
export function followingVintage({ id: _, ...vintage }: Vintage, year: number): Vintage {
  const years = vintage.year === null ? 0 : year - vintage.year
  const later = (one: number | null) => (one === null ? null : one + years)
  return {
    ...vintage,
    year,
    drinkFrom: later(vintage.drinkFrom),
    drinkUntil: later(vintage.drinkUntil),
    alcohol: null,
    energyKj: null,
    energyKcal: null,
    fat: null,
    saturates: null,
    carbohydrate: null,
    sugars: null,
    protein: null,
    salt: null,
    features: vintage.features.filter(({ key }) => key !== 'YEAR_STORY'),
    awards: [],
  }
}

interface Following {
  vintageId: number
  from: number | null
  to: number
  taken: ReadonlySet<string>
}

/** A bottle of the next year: hidden, with a reference of its own, without the code and the reduction of the last one. */
export function followingDeclination(fields: DeclinationFields, following: Following): DeclinationFields {
  return {
    ...fields,
    vintageId: following.vintageId,
    isValid: false,
    reference: followingReference(fields.reference, following),
    gtin: null,
    discountId: null,
  }
}

/** `ROC-2023-75` is followed by `ROC-2024-75`; one that names no year gets it at its end. */
export function followingReference(
  reference: string,
  { from, to, taken }: Pick<Following, 'from' | 'to' | 'taken'>,
): string {
  if (reference === '') return ''
  const named = from !== null && reference.includes(String(from))
  const next = named ? reference.replace(String(from), String(to)) : `${reference}-${to}`
  if (!taken.has(next)) return next
  for (let count = 2; ; count++) if (!taken.has(`${next}-${count}`)) return `${next}-${count}`
}
