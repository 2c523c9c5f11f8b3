import { type Cents, cents } from '#rules/basics/money.ts'
import { type DeliveryPlace, isOverseas } from './delivery-place.ts'

export interface CarrierTier {
  countedIn: 'BOTTLES' | 'GRAMS'
  upTo: number
  price: Cents
}

export interface CarrierZone {
  country: string
  /** None is the whole country. */
  postalPrefixes: readonly string[]
  isExcluded: boolean
  surcharge: Cents
  /** Working days that it takes longer there. */
  extraDays: number
  tiers: readonly CarrierTier[]
}

/** What is charged for: things without shipping fees and things that are not sent are not in it. */
export interface ChargedParcel {
  isAny: boolean
  bottles: number
  weightGrams: number
}

/** The zone that decides for a place: the longest matching prefix; of two equally long, the one that says no. */
export function findZone(zones: readonly CarrierZone[], place: DeliveryPlace): CarrierZone | null {
  const matches = zones.flatMap((zone) => {
    const length = matchLength(zone, place)
    return length === null ? [] : { zone, length }
  })
  matches.sort((a, b) => b.length - a.length || Number(b.zone.isExcluded) - Number(a.zone.isExcluded))
  return matches[0]?.zone ?? null
}

/** The zone in which a carrier goes to a place, null where it does not. */
export function servedZone(zones: readonly CarrierZone[], place: DeliveryPlace): CarrierZone | null {
  const zone = findZone(zones, place)
  return zone && !zone.isExcluded ? zone : null
}

/** How many characters of the postal code a zone names; null when it does not hold the place. */
function matchLength({ country, postalPrefixes }: CarrierZone, place: DeliveryPlace): number | null {
  if (country !== place.country) return null
  // A price made for the mainland never reaches overseas by accident: whoever goes there says so with a prefix.
  if (postalPrefixes.length === 0) return isOverseas(place) ? null : 0
  const lengths = postalPrefixes.filter((prefix) => place.postalCode.startsWith(prefix)).map(({ length }) => length)
  return lengths.length > 0 ? Math.max(...lengths) : null
}

/** What the tables of a zone say, its surcharge included; null for a parcel that the carrier does not take. */
export function tablePrice({ tiers, surcharge }: CarrierZone, parcel: ChargedParcel): Cents | null {
  if (!parcel.isAny) return cents(0)
  const counts = { BOTTLES: parcel.bottles, GRAMS: parcel.weightGrams } as const
  const kinds = [...new Set(tiers.map(({ countedIn }) => countedIn))]
  const prices = kinds.map((kind) => tierPrice({ kind, tiers, count: counts[kind] }))
  const known = prices.filter((price) => price !== null)
  if (known.length === 0 || known.length < prices.length) return null
  return cents(Math.max(...known) + surcharge)
}

interface TierPriceOptions {
  kind: CarrierTier['countedIn']
  tiers: readonly CarrierTier[]
  count: number
}

/** The first tier that reaches far enough. */
function tierPrice({ kind, tiers, count }: TierPriceOptions): Cents | null {
  const reaching = tiers.filter(({ countedIn, upTo }) => countedIn === kind && upTo >= count)
  const first = reaching.reduce<CarrierTier | null>(
    (best, tier) => (best && best.upTo <= tier.upTo ? best : tier),
    null,
  )
  return first?.price ?? null
}

interface Charged {
  fdp: Cents
  isFreeFromThreshold: boolean
  /** Whether the estate’s thresholds of bottles or of money are reached (rules/deliveries/parcel.ts). */
  isThresholdReached: boolean
}

/** What is billed of a carrier’s price. */
export function billedPrice({ fdp, isFreeFromThreshold, isThresholdReached }: Charged): Cents {
  return isFreeFromThreshold && isThresholdReached ? cents(0) : fdp
}
