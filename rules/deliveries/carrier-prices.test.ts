import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { billedPrice, type CarrierTier, type CarrierZone, findZone, servedZone, tablePrice } from './carrier-prices.ts'
import { deliveryPlace } from './delivery-place.ts'

const zone = (given: Partial<CarrierZone> = {}): CarrierZone => ({
  country: 'FR',
  postalPrefixes: [],
  isExcluded: false,
  surcharge: cents(0),
  extraDays: 0,
  tiers: [],
  ...given,
})
const bottles = (upTo: number, price: number): CarrierTier => ({ countedIn: 'BOTTLES', upTo, price: cents(price) })
const grams = (upTo: number, price: number): CarrierTier => ({ countedIn: 'GRAMS', upTo, price: cents(price) })
const parcel = (bottles: number, weightGrams = 1_000) => ({ isAny: true, bottles, weightGrams })
const to = (postalCode: string, country = 'FR') => deliveryPlace(country, postalCode)

test('the longest matching prefix decides, wherever its zone stands', () => {
  const [mainland, south, nice] = [zone(), zone({ postalPrefixes: ['13', '06'] }), zone({ postalPrefixes: ['0600'] })]
  for (const zones of [
    [mainland, south, nice],
    [nice, south, mainland],
  ]) {
    expect(findZone(zones, to('06000'))).toBe(nice)
    expect(findZone(zones, to('06400'))).toBe(south)
    expect(findZone(zones, to('49100'))).toBe(mainland)
  }
})

test('Corsica stands apart', () => {
  const corsica = zone({ postalPrefixes: ['20'] })
  const zones = [zone(), corsica]
  for (const code of ['20000', '20200', '20 137', '20600']) expect(findZone(zones, to(code))).toBe(corsica)
  expect(findZone(zones, to('21000'))).not.toBe(corsica)
  expect(findZone(zones, to('02000'))).not.toBe(corsica)
})

test('a zone that is excluded is where a carrier does not go, also when another names the same code', () => {
  const excluded = zone({ postalPrefixes: ['20'], isExcluded: true })
  expect(servedZone([zone(), excluded], to('20000'))).toBeNull()
  expect(servedZone([zone(), excluded], to('49000'))).not.toBeNull()
  const open = zone({ postalPrefixes: ['20'] })
  expect(servedZone([open, excluded], to('20000'))).toBeNull()
  expect(servedZone([excluded, open], to('20000'))).toBeNull()
  const town = zone({ postalPrefixes: ['20000'] })
  expect(servedZone([excluded, town], to('20000'))).toBe(town)
})

test('a country is another country, and no zone there is no delivery', () => {
  const belgium = zone({ country: 'BE' })
  expect(findZone([zone(), belgium], to('1000', 'BE'))).toBe(belgium)
  expect(findZone([zone()], to('1000', 'BE'))).toBeNull()
  expect(findZone([], to('49100'))).toBeNull()
})

test('a price for all of France does not reach overseas; a prefix does', () => {
  expect(findZone([zone()], to('97400'))).toBeNull()
  expect(findZone([zone()], to('98800'))).toBeNull()
  const reunion = zone({ postalPrefixes: ['974'] })
  expect(findZone([zone(), reunion], to('97400'))).toBe(reunion)
  expect(findZone([zone(), reunion], to('97100'))).toBeNull()
})

test('Monaco is reached as France is', () => {
  const mainland = zone()
  expect(findZone([mainland], to('98000', 'MC'))).toBe(mainland)
  expect(findZone([mainland], to('98000', 'FR'))).toBe(mainland)
})

test('the first tier that reaches far enough is the price', () => {
  const tiers = [bottles(12, 1500), bottles(6, 900), bottles(24, 2400)]
  const priceOf = (count: number) => tablePrice(zone({ tiers }), parcel(count))
  expect([0, 1, 6, 7, 12, 13, 24].map(priceOf)).toEqual([900, 900, 900, 1500, 1500, 2400, 2400])
})

test('beyond the last tier the carrier does not take the parcel, nor where it has no tier at all', () => {
  expect(tablePrice(zone({ tiers: [bottles(6, 900)] }), parcel(7))).toBeNull()
  expect(tablePrice(zone({ tiers: [grams(5_000, 900)] }), parcel(1, 5_001))).toBeNull()
  expect(tablePrice(zone(), parcel(1))).toBeNull()
})

test('of bottles and grams the dearer counts, and both must reach', () => {
  const tiers = [bottles(6, 900), bottles(12, 1500), grams(10_000, 1200), grams(20_000, 1300)]
  const priced = zone({ tiers })
  expect(tablePrice(priced, parcel(6, 9_000))).toBe(1200)
  expect(tablePrice(priced, parcel(12, 9_000))).toBe(1500)
  expect(tablePrice(priced, parcel(12, 20_001))).toBeNull()
  expect(tablePrice(priced, parcel(13, 9_000))).toBeNull()
})

test('a surcharge comes on top of the price, and on nothing', () => {
  const corsica = zone({ tiers: [bottles(6, 900)], surcharge: cents(700) })
  expect(tablePrice(corsica, parcel(6))).toBe(1600)
  expect(tablePrice(corsica, { isAny: false, bottles: 0, weightGrams: 0 })).toBe(0)
})

interface BilledOptions {
  isFreeFromThreshold: boolean
  isThresholdReached: boolean
}

test('thresholds make delivery free, except with carriers that ask for it all the same', () => {
  const billed = ({ isFreeFromThreshold, isThresholdReached }: BilledOptions) =>
    billedPrice({ fdp: cents(900), isFreeFromThreshold, isThresholdReached })
  expect([
    billed({ isFreeFromThreshold: true, isThresholdReached: true }),
    billed({ isFreeFromThreshold: true, isThresholdReached: false }),
    billed({ isFreeFromThreshold: false, isThresholdReached: true }),
    billed({ isFreeFromThreshold: false, isThresholdReached: false }),
  ]).toEqual([0, 900, 900, 900])
})

const anyTiers = fc.uniqueArray(
  fc.record({
    countedIn: fc.constantFrom('BOTTLES' as const, 'GRAMS' as const),
    upTo: fc.integer({ min: 1, max: 40 }),
    price: fc.integer({ min: 0, max: 9_000 }).map(cents),
  }),
  { selector: ({ countedIn, upTo }) => `${countedIn}${upTo}`, maxLength: 8 },
)
const anyParcel = fc.record({
  isAny: fc.constant(true),
  bottles: fc.integer({ min: 0, max: 50 }),
  weightGrams: fc.integer({ min: 0, max: 50 }),
})

test('the order in which tiers are written does not matter', () => {
  fc.assert(
    fc.property(anyTiers, anyParcel, (tiers, sent) => {
      expect(tablePrice(zone({ tiers: tiers.toReversed() }), sent)).toBe(tablePrice(zone({ tiers }), sent))
    }),
  )
})

test('a price is that of a tier, and it is refused exactly when some kind does not reach', () => {
  fc.assert(
    fc.property(anyTiers, anyParcel, (tiers, sent) => {
      const price = tablePrice(zone({ tiers }), sent)
      const kinds = new Set(tiers.map(({ countedIn }) => countedIn))
      const reaches = [...kinds].every((kind) =>
        tiers.some(
          ({ countedIn, upTo }) => countedIn === kind && upTo >= (kind === 'BOTTLES' ? sent.bottles : sent.weightGrams),
        ),
      )
      expect(price !== null).toBe(tiers.length > 0 && reaches)
      if (price !== null) expect(tiers.map((tier) => tier.price)).toContain(price)
    }),
  )
})
