import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { cents } from '#rules/basics/money.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import {
  addCollectOrder,
  addTestCarrier,
  addTestPlace,
  askedDelivery,
  clearDeliveries,
  testAccessPoint,
  testLine,
} from '#tests/support/test-deliveries.ts'
import { chooseDelivery } from './choose-delivery.ts'
import type { DeliveryRequest } from './delivery-outcome.ts'

const NOW = new Date('2026-11-16T08:00:00Z')

async function createDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  await clearDeliveries(database)
  return database
}

const choose = (
  { pool }: TestDatabase,
  { asked, siteId = 1, now = NOW }: { asked: Partial<DeliveryRequest>; siteId?: number; now?: Date },
) => inSite({ pool, siteId }, (db) => chooseDelivery({ db, locale: 'fr', now }, askedDelivery(asked)))

const setParameter = ({ admin }: TestDatabase, { type, value }: { type: string; value: string | null }) =>
  admin.query('update estate.parameters set value = $2 where site_id = 1 and type = $1', [type, value])

test('a carrier is billed by its tables, and named in the order’s language', async () => {
  const database = await createDatabase()
  const idCarrier = await addTestCarrier(database, {
    siteId: 1,
    given: { name: 'Gabarre', days: [2, 3], zones: [{ surcharge: 50 }] },
  })
  expect(await choose(database, { asked: { shipping: { type: 'DELIVERY', idCarrier } } })).toEqual({
    delivery: {
      type: 'DELIVERY',
      carrierId: idCarrier,
      carrierName: 'Gabarre',
      delay: 'Demain',
      arrival: { from: '2026-11-18', until: '2026-11-19' },
      serviceCode: null,
      accessPoint: null,
      collectAddressId: null,
      collectPlace: null,
      collectFrom: null,
      collectUntil: null,
      shippingCents: 1050,
    },
  })
})

test('a carrier of another estate, a retired one, one for another kind and one that does not take so much are not offered', async () => {
  const database = await createDatabase()
  await addTestCarrier(database, { siteId: 1 })
  const refused = [
    await addTestCarrier(database, { siteId: 3 }),
    await addTestCarrier(database, { siteId: 1, given: { isValid: false } }),
    await addTestCarrier(database, { siteId: 1, given: { deliveryType: 'PICKUP' } }),
    await addTestCarrier(database, { siteId: 1, given: { zones: [{ tiers: [['BOTTLES', 3, 500]] }] } }),
    await addTestCarrier(database, { siteId: 1, given: { provider: 'EXPORT' } }),
    await addTestCarrier(database, { siteId: 1, given: { zones: [{ prefixes: ['20'] }] } }),
  ]
  for (const idCarrier of refused) {
    expect(await choose(database, { asked: { shipping: { type: 'DELIVERY', idCarrier } } })).toEqual({
      refusal: 'carrier-not-found',
    })
  }
  expect(await choose(database, { asked: {} })).toEqual({ problems: { 'delivery.idCarrier': { problem: 'required' } } })
})

test('delivery needs a place, and one that is served', async () => {
  const database = await createDatabase()
  const idCarrier = await addTestCarrier(database, { siteId: 1, given: { zones: [{}, { country: 'BE' }] } })
  const shipping = { type: 'DELIVERY', idCarrier } as const
  expect(await choose(database, { asked: { shipping, postalCode: null } })).toHaveProperty(
    'problems.deliveryPostalCode',
  )
  expect(await choose(database, { asked: { shipping, idCountry: null } })).toHaveProperty('problems.deliveryIdCountry')
  const unserved = [{ idCountry: 56, postalCode: '1000' }, { idCountry: 999_999 }, { postalCode: '97400' }]
  for (const place of unserved) {
    expect(await choose(database, { asked: { shipping, ...place } })).toEqual({ refusal: 'country-not-served' })
  }
  await setParameter(database, { type: 'ONLY_SELL_IN_FRANCE', value: 'false' })
  expect(await choose(database, { asked: { shipping, idCountry: 56, postalCode: '1000' } })).toMatchObject({
    delivery: { shippingCents: 1000 },
  })
})

test('Monaco is brought to as France is', async () => {
  const database = await createDatabase()
  const idCarrier = await addTestCarrier(database, { siteId: 1 })
  const asked = { shipping: { type: 'DELIVERY', idCarrier }, idCountry: 492, postalCode: '98000' } as const
  expect(await choose(database, { asked })).toMatchObject({ delivery: { shippingCents: 1000 } })
})

test('enough bottles or enough money make delivery free, except with carriers that ask for it all the same', async () => {
  const database = await createDatabase()
  const free = await addTestCarrier(database, { siteId: 1 })
  const never = await addTestCarrier(database, { siteId: 1, given: { isFreeFromThreshold: false } })
  const priceOf = async (idCarrier: number, asked: Partial<DeliveryRequest>) => {
    const chosen = await choose(database, { asked: { shipping: { type: 'DELIVERY', idCarrier }, ...asked } })
    return 'delivery' in chosen ? chosen.delivery.shippingCents : chosen
  }
  await setParameter(database, { type: 'FREE_SHIPPING_BOTTLE', value: '12' })
  await setParameter(database, { type: 'FREE_SHIPPING_PRICE', value: '100,50' })
  expect(await priceOf(free, { lines: [testLine({ quantity: 11, total: cents(10_049) })] })).toBe(1000)
  expect(await priceOf(free, { lines: [testLine({ quantity: 12 })] })).toBe(0)
  expect(await priceOf(free, { lines: [testLine({ total: cents(10_050) })] })).toBe(0)
  expect(await priceOf(never, { lines: [testLine({ quantity: 12, total: cents(99_999) })] })).toBe(1000)
})

test('nothing to send costs nothing, whatever is chosen; something to send cannot go nowhere', async () => {
  const database = await createDatabase()
  await setParameter(database, { type: 'LOCK_DELIVERY', value: 'true' })
  const card = testLine({ type: 'OTHER', is_dematerialized: true })
  for (const type of ['NO_DELIVERY', 'DELIVERY', 'PICKUP', 'CLICK_AND_COLLECT'] as const) {
    expect(await choose(database, { asked: { lines: [card], shipping: { type } } })).toMatchObject({
      delivery: { type: 'NO_DELIVERY', shippingCents: 0, carrierId: null },
    })
  }
  expect(await choose(database, { asked: { lines: [card, testLine()], shipping: { type: 'NO_DELIVERY' } } })).toEqual({
    problems: {
      'delivery.type': { problem: 'not-one-of', choices: ['DELIVERY', 'PICKUP', 'CLICK_AND_COLLECT'] },
    },
  })
})

test('things without shipping fees neither weigh nor count', async () => {
  const database = await createDatabase()
  const idCarrier = await addTestCarrier(database, {
    siteId: 1,
    given: {
      zones: [
        {
          tiers: [
            ['GRAMS', 9_000, 900],
            ['GRAMS', 50_000, 3000],
          ],
        },
      ],
    },
  })
  const shipping = { type: 'DELIVERY', idCarrier } as const
  const gift = testLine({ id: 2, has_shipping_fees: false, weight_grams: 30_000 })
  expect(await choose(database, { asked: { shipping, lines: [testLine(), gift] } })).toHaveProperty(
    'delivery.shippingCents',
    900,
  )
  expect(await choose(database, { asked: { shipping, lines: [gift] } })).toMatchObject({
    delivery: { type: 'DELIVERY', carrierId: idCarrier, shippingCents: 0 },
  })
})

test('a locked estate sends nothing, and its customers can still come', async () => {
  const database = await createDatabase()
  const idCarrier = await addTestCarrier(database, { siteId: 1 })
  const { addressId } = await addTestPlace(database, { siteId: 1 })
  await setParameter(database, { type: 'LOCK_DELIVERY', value: 'true' })
  for (const type of ['DELIVERY', 'PICKUP'] as const) {
    expect(await choose(database, { asked: { shipping: { type, idCarrier } } })).toEqual({ refusal: 'delivery-locked' })
  }
  const asked = { shipping: { type: 'CLICK_AND_COLLECT', idAddress: addressId } } as const
  expect(await choose(database, { asked: { ...asked, dateSchedule: '2026-11-18', idSchedule: 540 } })).toHaveProperty(
    'delivery',
  )
})

test('an access point is one of the carrier’s own, and its place is what is paid for', async () => {
  const database = await createDatabase()
  const idCarrier = await addTestCarrier(database, {
    siteId: 1,
    given: {
      deliveryType: 'PICKUP',
      zones: [{}, { prefixes: ['20'], surcharge: 700 }],
    },
  })
  const home = await addTestCarrier(database, { siteId: 1 })
  const accessPoint = testAccessPoint()
  const shipping = { type: 'PICKUP', idCarrier, idAccessPoint: accessPoint.id } as const
  expect(await choose(database, { asked: { shipping, accessPoint, postalCode: null } })).toMatchObject({
    delivery: { type: 'PICKUP', carrierId: idCarrier, accessPoint, shippingCents: 1000 },
  })
  const ajaccio = testAccessPoint({ zipCode: '20000', city: 'Ajaccio' })
  expect(await choose(database, { asked: { shipping, accessPoint: ajaccio } })).toHaveProperty(
    'delivery.shippingCents',
    1700,
  )

  const notFound = { refusal: 'access-point-not-found' }
  const full = { ...accessPoint, isFull: true }
  expect(await choose(database, { asked: { shipping, accessPoint: full } })).toEqual(notFound)
  expect(await choose(database, { asked: { shipping, accessPoint: null } })).toEqual(notFound)
  expect(await choose(database, { asked: { shipping: { type: 'PICKUP', idCarrier }, accessPoint } })).toEqual(notFound)
  const foreign = testAccessPoint({ id: 'OTHER:49-1' })
  expect(
    await choose(database, { asked: { shipping: { ...shipping, idAccessPoint: foreign.id }, accessPoint: foreign } }),
  ).toEqual(notFound)
  expect(await choose(database, { asked: { shipping: { ...shipping, idCarrier: home }, accessPoint } })).toEqual({
    refusal: 'carrier-not-found',
  })
})

test('a slot is delivery with its place and its instants in Paris', async () => {
  const database = await createDatabase()
  const { addressId } = await addTestPlace(database, { siteId: 1 })
  const shipping = { type: 'CLICK_AND_COLLECT', idAddress: addressId } as const
  expect(await choose(database, { asked: { shipping, dateSchedule: '2026-11-18', idSchedule: 600 } })).toMatchObject({
    delivery: {
      type: 'CLICK_AND_COLLECT',
      collectAddressId: addressId,
      collectPlace: { name: 'Le chai', address: '1, rue du Chai', postalCode: '49730', city: 'Turquant' },
      collectFrom: new Date('2026-11-18T09:00:00Z'),
      collectUntil: new Date('2026-11-18T10:00:00Z'),
      shippingCents: 0,
      carrierId: null,
    },
  })
  expect(await choose(database, { asked: { shipping: { type: 'CLICK_AND_COLLECT' } } })).toEqual({
    problems: {
      'delivery.idAddress': { problem: 'required' },
      dateSchedule: { problem: 'required' },
      idSchedule: { problem: 'required' },
    },
  })
})

interface AskOptions {
  dateSchedule: string
  idSchedule: number
  idAddress?: number
}

test('a slot that is none, too soon, on a closed day or at another estate’s place is not free', async () => {
  const database = await createDatabase()
  const { addressId, calendarId } = await addTestPlace(database, { siteId: 1 })
  const elsewhere = await addTestPlace(database, { siteId: 3 })
  await database.admin.query(`insert into estate.calendar_closures values (1, $1, '2026-11-20')`, [calendarId])
  const ask = ({ dateSchedule, idSchedule, idAddress = addressId }: AskOptions) =>
    choose(database, { asked: { shipping: { type: 'CLICK_AND_COLLECT', idAddress }, dateSchedule, idSchedule } })
  for (const [day, start] of [
    ['2026-11-18', 610],
    ['2026-11-18', 720],
    ['2026-11-16', 600],
    ['2026-11-20', 600],
    ['2026-12-25', 600],
    ['2030-01-02', 600],
  ] as const) {
    expect([day, await ask({ dateSchedule: day, idSchedule: start })]).toEqual([day, { refusal: 'slot-not-free' }])
  }
  expect(await ask({ dateSchedule: '2026-11-18', idSchedule: 600, idAddress: elsewhere.addressId })).toHaveProperty(
    'problems',
  )
})

test('cancelled orders leave their room, all others keep it', async () => {
  const database = await createDatabase()
  const { addressId } = await addTestPlace(database, { siteId: 1, given: { capacity: 2 } })
  const from = new Date('2026-11-18T09:00:00Z')
  await addCollectOrder(database, { siteId: 1, order: { addressId, from, status: 'CANCELLED', id: '1' } })
  await addCollectOrder(database, { siteId: 1, order: { addressId, from, status: 'AWAITING_PAYMENT', id: '2' } })
  await addCollectOrder(database, { siteId: 1, order: { addressId, from: new Date('2026-11-18T10:00:00Z'), id: '3' } })
  const asked = { shipping: { type: 'CLICK_AND_COLLECT', idAddress: addressId }, dateSchedule: '2026-11-18' } as const
  expect(await choose(database, { asked: { ...asked, idSchedule: 600 } })).toHaveProperty('delivery')
  await addCollectOrder(database, { siteId: 1, order: { addressId, from, id: '4' } })
  expect(await choose(database, { asked: { ...asked, idSchedule: 600 } })).toEqual({ refusal: 'slot-not-free' })
})

test('of many orders for the last room of a slot, one gets it', async () => {
  const database = await createDatabase()
  const { addressId } = await addTestPlace(database, { siteId: 1, given: { capacity: 1 } })
  const asked = askedDelivery({
    shipping: { type: 'CLICK_AND_COLLECT', idAddress: addressId },
    dateSchedule: '2026-11-18',
    idSchedule: 600,
  })
  const order = (at: number) =>
    inSite({ pool: database.pool, siteId: 1 }, async (db) => {
      const chosen = await chooseDelivery({ db, locale: 'fr', now: NOW }, asked)
      if (!('delivery' in chosen)) return 'refused'
      const { collectFrom, collectUntil, collectAddressId } = chosen.delivery
      await db
        .insertInto('orders')
        .values({
          public_id: String(at).padStart(32, '0'),
          cart_id: String(at),
          contents_hash: 'x',
          locale: 'fr',
          email: 'a@example.com',
          firstname: 'A',
          lastname: 'B',
          billing_address: '{}',
          delivery_type: 'CLICK_AND_COLLECT',
          collect_address_id: collectAddressId,
          collect_from: collectFrom,
          collect_until: collectUntil,
          products_cents: 0,
          total_cents: 0,
          vat: '[]',
          terms_accepted_at: NOW,
          created_at: NOW,
          changed_at: NOW,
        } as never)
        .execute()
      return 'made'
    })
  const outcomes = await Promise.all(Array.from({ length: 6 }, (_, at) => order(at)))
  expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(1)
})
