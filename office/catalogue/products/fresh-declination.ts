import type { RaRecord } from 'react-admin'

interface Vintage {
  id: number
  year: number | null
}

/** What the next declination of a product most likely is: of a wine, a bottle of the newest vintage that has none. */
export function freshDeclination(
  { id, type, vintages = [] }: RaRecord,
  others: readonly Pick<RaRecord, 'vintageId'>[],
): Record<string, unknown> {
  const taken = new Set(others.map(({ vintageId }) => vintageId))
  const newestFirst = (vintages as Vintage[]).toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0))
  const vintage = newestFirst.find((one) => !taken.has(one.id)) ?? newestFirst[0]
  return {
    productId: Number(id),
    ...(vintage && { vintageId: vintage.id }),
    ...(type === 'WINE' && { capacity: 0.75, capacityUnit: 'LITER' }),
  }
}
