import type { BottleCount } from '#contract/carts/carts.ts'
import { type Cents, cents, eurosToCents } from '#rules/basics/money.ts'
import type { ParameterValues } from '#rules/sites/parameters.ts'
import { type BottledLine, bottleCount, freeShippingBottles, holdsBottles } from './bottle-counts.ts'

/** A line of a cart or an order, as far as its parcel is concerned. */
export interface ParcelLine extends BottledLine {
  has_shipping_fees: boolean
  /** What the whole line costs. */
  total: Cents
}

export interface ParcelSettings {
  minimum: number
  maximum: number | null
  multiple: number | null
  /** A bottle is 0.75 l of wine: a magnum two, a half bottle half of one. */
  countsByCapacity: boolean
  /** By a count of its own (`freeShippingBottles`), whatever the parcel's rules count by. */
  freeFromBottles: number | null
  freeFromPrice: Cents | null
}

interface FreeShipping {
  isReached: boolean
  missingBottles: number | null
  missingPrice: Cents | null
}

export interface Parcel {
  needsDelivery: boolean
  /** Bottles that travel. */
  bottles: number
  /** What the carrier's price is looked up by: without the lines whose delivery costs nothing. */
  charged: { isAny: boolean; bottles: number }
  /** What the estate asks of a parcel; null for one without wine. */
  rule: BottleCount | null
  /** Null where the estate has no such rule, or nothing travels. */
  freeShipping: FreeShipping | null
}

/** The parcel that lines make, and what the estate's rules say of it: the same for cart, delivery and order. */
export function countParcel(lines: readonly ParcelLine[], settings: ParcelSettings): Parcel {
  const shipped = lines.filter((line) => !line.is_dematerialized)
  const charged = shipped.filter((line) => line.has_shipping_fees)
  const bottles = bottleCount(shipped, { byCapacity: settings.countsByCapacity })
  return {
    needsDelivery: shipped.length > 0,
    bottles,
    charged: {
      isAny: charged.length > 0,
      bottles: bottleCount(charged, { byCapacity: settings.countsByCapacity }),
    },
    rule: shipped.some(holdsBottles) ? bottleRule(bottles, settings) : null,
    freeShipping: shipped.length > 0 ? freeShipping(shipped, settings) : null,
  }
}

/** What keeps so many bottles from leaving. Rules that no number can meet give way: the greatest first. */
export function bottleRule(count: number, { minimum, maximum, multiple }: ParcelSettings): BottleCount {
  const step = multiple ?? 1
  const fewest = Math.ceil(Math.max(minimum, 1) / step) * step
  const greatest = maximum === null ? Number.POSITIVE_INFINITY : Math.floor(maximum / step) * step
  const most = greatest < fewest ? Number.POSITIVE_INFINITY : greatest
  const next = Math.max(fewest, Math.ceil(count / step) * step)
  const isTooMany = next > most
  return {
    count,
    minimum,
    maximum,
    multiple,
    missing: isTooMany ? 0 : next - count,
    excess: isTooMany ? count - most : 0,
  }
}

/** The rules of parcels as the estate has set them. A number that makes no sense is no rule. */
export function parcelSettings(values: ParcelParameters): ParcelSettings {
  const multiple = wholeAbove(values.BOTTLE_MULTIPLE, 2)
  const price = numberOrNull(values.FREE_SHIPPING_PRICE)
  return {
    minimum: wholeAbove(values.MINIMUM_EXPEDITION_BOTTLE, 0) ?? 0,
    maximum: wholeAbove(values.MAXIMUM_EXPEDITION_BOTTLE, 1),
    multiple,
    countsByCapacity: values.BOTTLE_COUNT_BY_CAPACITY === 'true',
    freeFromBottles: wholeAbove(values.FREE_SHIPPING_BOTTLE, 0),
    freeFromPrice: price !== null && price >= 0 ? eurosToCents(price) : null,
  }
}

export const PARCEL_PARAMETERS = [
  'MINIMUM_EXPEDITION_BOTTLE',
  'MAXIMUM_EXPEDITION_BOTTLE',
  'BOTTLE_MULTIPLE',
  'BOTTLE_COUNT_BY_CAPACITY',
  'FREE_SHIPPING_BOTTLE',
  'FREE_SHIPPING_PRICE',
] as const
type ParcelParameters = Pick<ParameterValues, (typeof PARCEL_PARAMETERS)[number]>

/** By the rule that is nearest to its goal. What is sent by mail only does not bring a parcel nearer. */
function freeShipping(
  shipped: readonly ParcelLine[],
  { freeFromBottles, freeFromPrice }: ParcelSettings,
): FreeShipping | null {
  if (freeFromBottles === null && freeFromPrice === null) return null
  const bottles = freeShippingBottles(shipped)
  const price = shipped.reduce((sum, { total }) => sum + total, 0)
  const byBottles = progress(bottles, freeFromBottles)
  const byPrice = progress(price, freeFromPrice)
  const isByBottles = byBottles >= byPrice
  return {
    isReached: Math.max(byBottles, byPrice) >= 1 || !shipped.some((line) => line.has_shipping_fees),
    missingBottles: isByBottles && freeFromBottles !== null ? Math.max(0, freeFromBottles - bottles) : null,
    missingPrice: isByBottles || freeFromPrice === null ? null : cents(Math.max(0, freeFromPrice - price)),
  }
}

function progress(reached: number, goal: number | null): number {
  if (goal === null) return -1
  return goal === 0 ? 1 : Math.min(1, reached / goal)
}

function wholeAbove(value: string | null, least: number): number | null {
  const read = numberOrNull(value)
  return read !== null && Math.floor(read) >= least ? Math.floor(read) : null
}

function numberOrNull(value: string | null): number | null {
  const read = value === null || value.trim() === '' ? Number.NaN : Number(value.replace(',', '.'))
  return Number.isFinite(read) ? read : null
}
