import { boxContents } from '#db/queries/box-weights.ts'
import type { CartLineRow } from '#db/queries/cart-lines.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Parcel } from '#rules/carrier-prices.ts'
import { parcelWeight } from '#rules/parcel-weight.ts'

export type ShippedLine = Pick<
  CartLineRow,
  'id' | 'quantity' | 'type' | 'is_dematerialized' | 'has_shipping_fees' | 'millilitres' | 'weight_grams'
>

export function needsDelivery(lines: readonly Pick<ShippedLine, 'is_dematerialized'>[]): boolean {
  return lines.some((line) => !line.is_dematerialized)
}

/** What is sent, and costs something to send. */
export function chargedLines<Line extends Pick<ShippedLine, 'is_dematerialized' | 'has_shipping_fees'>>(
  lines: readonly Line[],
): Line[] {
  return lines.filter((line) => !line.is_dematerialized && line.has_shipping_fees)
}

/** The parcel that carriers are asked about. `bottles` are those of its charged lines, counted as the estate counts. */
export async function parcelOfLines(db: SiteDb, lines: readonly ShippedLine[], bottles: number): Promise<Parcel> {
  const charged = chargedLines(lines)
  const unweighed = charged.filter(({ type, weight_grams }) => type === 'BOX' && weight_grams === null)
  const parts = await boxContents(db, [...new Set(unweighed.map(({ id }) => id))])
  const insideById = Map.groupBy(parts, ({ box_id }) => box_id)
  const weightGrams = parcelWeight(
    charged.map(({ id, quantity, weight_grams, millilitres }) => ({
      quantity,
      weightGrams: weight_grams,
      millilitres,
      inside: insideById.get(id) ?? [],
    })),
  )
  return { isEmpty: charged.length === 0, bottles: charged.length === 0 ? 0 : bottles, weightGrams }
}
