import { boxContents } from '#db/queries/catalogue/box-weights.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { ChargedParcel } from '#rules/deliveries/carrier-prices.ts'
import { countParcel, type Parcel, type ParcelLine, type ParcelSettings } from '#rules/deliveries/parcel.ts'
import { parcelWeight } from '#rules/deliveries/parcel-weight.ts'

/** A line of a cart or an order; its id is the declination. */
export interface ShippedLine extends ParcelLine {
  id: number
  weight_grams: number | null
}

export interface WeighedParcel {
  charged: ChargedParcel
  isThresholdReached: boolean
  freeShipping: Parcel['freeShipping']
}

export function needsDelivery(lines: readonly Pick<ShippedLine, 'is_dematerialized'>[]): boolean {
  return lines.some((line) => !line.is_dematerialized)
}

/** What is sent, and costs something to send. */
export function chargedLines<Line extends Pick<ShippedLine, 'is_dematerialized' | 'has_shipping_fees'>>(
  lines: readonly Line[],
): Line[] {
  return lines.filter((line) => !line.is_dematerialized && line.has_shipping_fees)
}

/** The parcel that carriers are asked about, counted as the cart counts it. */
export async function weighParcel(
  db: SiteDb,
  { lines, settings }: { lines: readonly ShippedLine[]; settings: ParcelSettings },
): Promise<WeighedParcel> {
  const { charged, freeShipping } = countParcel(lines, settings)
  return {
    charged: { isAny: charged.isAny, bottles: charged.bottles, weightGrams: await findWeight(db, chargedLines(lines)) },
    isThresholdReached: freeShipping?.isReached ?? false,
    freeShipping,
  }
}

/** Each line as a parcel of its own. One statement, however many. */
export async function weighEach<Line extends ShippedLine>(
  db: SiteDb,
  { lines, settings }: { lines: readonly Line[]; settings: ParcelSettings },
): Promise<(Line & { parcel: WeighedParcel })[]> {
  const insideById = await findInsides(db, lines)
  return lines.map((line) => {
    const { charged, freeShipping } = countParcel([line], settings)
    const weightGrams = weightOf(chargedLines([line]), insideById)
    return {
      ...line,
      parcel: {
        charged: { ...charged, weightGrams },
        isThresholdReached: freeShipping?.isReached ?? false,
        freeShipping,
      },
    }
  })
}

type InsideById = ReadonlyMap<number, Awaited<ReturnType<typeof boxContents>>>

async function findInsides(db: SiteDb, lines: readonly ShippedLine[]): Promise<InsideById> {
  const unweighed = lines.filter(({ type, weight_grams }) => type === 'BOX' && weight_grams === null)
  const parts = await boxContents(db, [...new Set(unweighed.map(({ id }) => id))])
  return Map.groupBy(parts, ({ box_id }) => box_id)
}

async function findWeight(db: SiteDb, lines: readonly ShippedLine[]): Promise<number> {
  return weightOf(lines, await findInsides(db, lines))
}

function weightOf(lines: readonly ShippedLine[], insideById: InsideById): number {
  return parcelWeight(
    lines.map(({ id, quantity, weight_grams, millilitres }) => ({
      quantity,
      weightGrams: weight_grams,
      millilitres,
      inside: insideById.get(id) ?? [],
    })),
  )
}
