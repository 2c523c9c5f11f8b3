import type { BottleCount } from '#contract/carts/carts.ts'
import type { ProductType } from '#contract/catalogue/closed-sets.ts'
import { type Cents, cents, eurosToCents } from '#rules/basics/money.ts'
import type { ParameterValues } from '#rules/sites/parameters.ts'

const BOTTLE_MILLILITRES = 750

/** A line of a cart or an order, as far as its parcel is concerned. */
export interface ParcelLine {
  type: ProductType
  quantity: number
  /** Of one; null where no size is given. */
  millilitres: number | null
  /** All wine in one box; null where nobody says what is in it. */
  content_millilitres?: number | null
  sell_by_multiple_of: number
  is_dematerialized: boolean
  has_shipping_fees: boolean
  /** What the whole line costs. */
  total: Cents
}

export interface ParcelSettings {
  minimum: number
  maximum: number | null
  multiple: number | null
  /** A magnum is two bottles and a box what is in it, instead of the plain count. */
  countsByCapacity: boolean
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
    rule: shipped.some(({ type }) => holdsBottles(type)) ? bottleRule(bottles, settings) : null,
    freeShipping: shipped.length > 0 ? freeShipping({ shipped, bottles, settings }) : null,
  }
}

/**
 * A wine under 0.75 l counts half, a box its sell-by multiple, halved likewise, anything else nothing; rounded down.
 * By capacity, it is the number of 0.75 l that the wine would fill.
 */
export function bottleCount(lines: readonly ParcelLine[], { byCapacity }: { byCapacity: boolean }): number {
  const count = byCapacity ? lineMillilitres : bottleMillilitres
  return Math.floor(lines.reduce((sum, line) => sum + count(line), 0) / BOTTLE_MILLILITRES)
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

function holdsBottles(type: ProductType): boolean {
  return type === 'WINE' || type === 'BOX'
}

/** Half bottles as half of one, so that everything can be added up in millilitres. */
function bottleMillilitres(line: ParcelLine): number {
  if (!holdsBottles(line.type)) return 0
  const isHalf = line.millilitres !== null && line.millilitres < BOTTLE_MILLILITRES
  const pieces = line.type === 'BOX' ? line.quantity * line.sell_by_multiple_of : line.quantity
  return pieces * (isHalf ? BOTTLE_MILLILITRES / 2 : BOTTLE_MILLILITRES)
}

function lineMillilitres(line: ParcelLine): number {
  if (!holdsBottles(line.type)) return 0
  const size = line.type === 'BOX' ? (line.content_millilitres ?? null) : line.millilitres
  return size === null ? bottleMillilitres(line) : line.quantity * size
}

interface FreeShippingOptions {
  shipped: readonly ParcelLine[]
  bottles: number
  settings: ParcelSettings
}

/** By the rule that is nearest to its goal. What is sent by mail only does not bring a parcel nearer. */
function freeShipping({ shipped, bottles, settings }: FreeShippingOptions): FreeShipping | null {
  const { freeFromBottles, freeFromPrice } = settings
  if (freeFromBottles === null && freeFromPrice === null) return null
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
