import { expect, test } from 'vitest'
import { forgetOldTraces } from '#api/background/forget-old-traces.ts'
import { inSite } from '#db/site-db.ts'
import { cents } from '#rules/basics/money.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { addTestCarrier, askedDelivery, clearDeliveries, testLine } from '#tests/support/test-deliveries.ts'
import { chooseDelivery } from './choose-delivery.ts'
import { contentsFingerprint } from './contents-fingerprint.ts'
import type { DeliveryRequest } from './delivery-outcome.ts'

const NOW = new Date('2026-11-16T08:00:00Z')
const BRUSSELS = { country: 'BE', postalCode: '1000' }
const SIX = [{ id: 1, quantity: 6 }]

/** An estate that sells to Belgium by an export carrier. */
async function createExporter(isFreeFromThreshold = true) {
  const database = await createTestDatabase()
  await clearDeliveries(database)
  await set(database, { type: 'ONLY_SELL_IN_FRANCE', value: 'false' })
  const zones = [{ country: 'BE', tiers: [] }]
  const idCarrier = await addTestCarrier(database, {
    siteId: 1,
    given: { name: 'Loin', provider: 'EXPORT', isFreeFromThreshold, zones },
  })
  return { database, idCarrier }
}

const set = ({ admin }: TestDatabase, { type, value }: { type: string; value: string }) =>
  admin.query('update estate.parameters set value = $2 where site_id = 1 and type = $1', [type, value])

let quotes = 0
async function keepQuote(
  { admin }: TestDatabase,
  { carrierId, given = {} }: { carrierId: number; given?: Record<string, unknown> },
) {
  const quote = {
    site_id: 1,
    id: String(++quotes).padStart(32, '0'),
    carrier_id: carrierId,
    service_code: 'ROAD',
    service_name: 'Road',
    price_cents: 2_500,
    contents_hash: contentsFingerprint(SIX, BRUSSELS),
    country: 'BE',
    postal_code: '1000',
    created_at: NOW,
    expires_at: new Date('2026-11-16T08:30:00Z'),
    ...given,
  }
  const columns = Object.keys(quote)
  const marks = columns.map((_, at) => `$${at + 1}`).join(', ')
  await admin.query(`insert into estate.shipping_quotes (${columns}) values (${marks})`, Object.values(quote))
}

interface ChooseOptions {
  shipping: Partial<DeliveryRequest['shipping']>
  asked?: Partial<DeliveryRequest>
  now?: Date
}

const choose = ({ pool }: TestDatabase, { shipping, asked = {}, now = NOW }: ChooseOptions) =>
  inSite({ pool, siteId: 1 }, (db) =>
    chooseDelivery(
      { db, locale: 'fr', now },
      askedDelivery({
        idCountry: 56,
        postalCode: '1000',
        shipping: { type: 'DELIVERY', serviceCode: 'ROAD', servicePrice: 25, ...shipping },
        ...asked,
      }),
    ),
  )

const lapsed = { refusal: 'quote-not-found' }

test('an export carrier is billed by its stored quote, named by its carrier or its service alone', async () => {
  const { database, idCarrier } = await createExporter()
  await keepQuote(database, { carrierId: idCarrier })
  const delivery = {
    type: 'DELIVERY',
    carrierId: idCarrier,
    carrierName: 'Loin',
    serviceCode: 'ROAD',
    shippingCents: 2500,
  }
  expect(await choose(database, { shipping: { idCarrier } })).toMatchObject({ delivery })
  expect(await choose(database, { shipping: {} })).toMatchObject({ delivery })
})

test('a price that nobody named is refused, whatever it is', async () => {
  const { database, idCarrier } = await createExporter()
  await keepQuote(database, { carrierId: idCarrier })
  for (const servicePrice of [0, 0.01, 24.99, 25.01, 2500, null]) {
    expect([servicePrice, await choose(database, { shipping: { idCarrier, servicePrice } })]).toEqual([
      servicePrice,
      lapsed,
    ])
  }
  expect(await choose(database, { shipping: { idCarrier, serviceCode: 'EXPRESS' } })).toEqual(lapsed)
  expect(await choose(database, { shipping: { idCarrier, serviceCode: null } })).toEqual({
    refusal: 'carrier-not-found',
  })
})

test('a quote stands for its contents and its place only, however the cart is sorted', async () => {
  const { database, idCarrier } = await createExporter()
  await keepQuote(database, { carrierId: idCarrier })
  expect(await choose(database, { shipping: {}, asked: { lines: [testLine({ quantity: 7 })] } })).toEqual(lapsed)
  expect(await choose(database, { shipping: {}, asked: { lines: [testLine({ id: 2 })] } })).toEqual(lapsed)
  expect(await choose(database, { shipping: {}, asked: { postalCode: '1001' } })).toEqual(lapsed)
  const halves = [testLine({ quantity: 2 }), testLine({ quantity: 4 })]
  expect(await choose(database, { shipping: {}, asked: { lines: halves } })).toHaveProperty('delivery')
  const withCard = [testLine(), testLine({ id: 9, is_dematerialized: true })]
  expect(await choose(database, { shipping: {}, asked: { lines: withCard } })).toHaveProperty('delivery')
})

test('a quote lapses after half an hour', async () => {
  const { database, idCarrier } = await createExporter()
  await keepQuote(database, { carrierId: idCarrier })
  expect(await choose(database, { shipping: {}, asked: {}, now: new Date('2026-11-16T08:29:59Z') })).toHaveProperty(
    'delivery',
  )
  expect(await choose(database, { shipping: {}, asked: {}, now: new Date('2026-11-16T08:30:00Z') })).toEqual(lapsed)
})

test('of two living quotes the one that was shown is billed', async () => {
  const { database, idCarrier } = await createExporter()
  await keepQuote(database, { carrierId: idCarrier })
  await keepQuote(database, {
    carrierId: idCarrier,
    given: { price_cents: 3_000, created_at: new Date('2026-11-16T08:10:00Z') },
  })
  expect(await choose(database, { shipping: { servicePrice: 25 } })).toHaveProperty('delivery.shippingCents', 2500)
  expect(await choose(database, { shipping: { servicePrice: 30 } })).toHaveProperty('delivery.shippingCents', 3000)
})

test('quotes of another carrier, of a retired one and of another estate do not count', async () => {
  const { database, idCarrier } = await createExporter()
  const zones = [{ country: 'BE', tiers: [] }]
  const retired = await addTestCarrier(database, { siteId: 1, given: { provider: 'EXPORT', isValid: false, zones } })
  await keepQuote(database, { carrierId: retired })
  const foreign = await addTestCarrier(database, { siteId: 3, given: { provider: 'EXPORT', zones } })
  await keepQuote(database, { carrierId: foreign, given: { site_id: 3 } })
  expect(await choose(database, { shipping: {} })).toEqual(lapsed)
  const second = await addTestCarrier(database, { siteId: 1, given: { provider: 'EXPORT', zones } })
  await keepQuote(database, { carrierId: second })
  expect(await choose(database, { shipping: { idCarrier } })).toEqual(lapsed)
  expect(await choose(database, { shipping: { idCarrier: second } })).toHaveProperty('delivery.carrierId', second)
})

test('a threshold makes an export free where the carrier lets it, and either price may have been shown', async () => {
  const rich = { lines: [testLine({ total: cents(50_000) })] }
  const free = await createExporter()
  await set(free.database, { type: 'FREE_SHIPPING_PRICE', value: '300' })
  await keepQuote(free.database, { carrierId: free.idCarrier })
  for (const servicePrice of [0, 25]) {
    expect(await choose(free.database, { shipping: { servicePrice }, asked: rich })).toHaveProperty(
      'delivery.shippingCents',
      0,
    )
  }
  const paid = await createExporter(false)
  await set(paid.database, { type: 'FREE_SHIPPING_PRICE', value: '300' })
  await keepQuote(paid.database, { carrierId: paid.idCarrier })
  expect(await choose(paid.database, { shipping: {}, asked: rich })).toHaveProperty('delivery.shippingCents', 2500)
  expect(await choose(paid.database, { shipping: { servicePrice: 0 }, asked: rich })).toEqual(lapsed)
})

test('an export carrier that brings to access points is none', async () => {
  const { database, idCarrier } = await createExporter()
  await keepQuote(database, { carrierId: idCarrier })
  expect(await choose(database, { shipping: { type: 'PICKUP' } })).toEqual({ refusal: 'access-point-not-found' })
})

test('lapsed quotes are forgotten every night, in the site of the job alone', async () => {
  const { database, idCarrier } = await createExporter()
  const { admin, pool } = database
  const foreign = await addTestCarrier(database, { siteId: 3, given: { provider: 'EXPORT' } })
  await keepQuote(database, { carrierId: idCarrier, given: { service_code: 'LAPSED' } })
  await keepQuote(database, {
    carrierId: idCarrier,
    given: { service_code: 'LIVING', expires_at: new Date('2026-11-16T09:00:01Z') },
  })
  await keepQuote(database, { carrierId: foreign, given: { service_code: 'FOREIGN', site_id: 3 } })
  const now = new Date('2026-11-16T09:00:00Z')
  const site = { id: 1, name: '', mainHost: null }
  await inSite({ pool, siteId: 1 }, (db) => forgetOldTraces.handle({}, { ...database, db, site, now }))
  const { rows } = await admin.query('select service_code from estate.shipping_quotes order by 1')
  expect(rows).toEqual([{ service_code: 'FOREIGN' }, { service_code: 'LIVING' }])
})
