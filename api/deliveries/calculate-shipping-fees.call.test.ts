import { expect, test, vi } from 'vitest'
import { statementsOf } from '#tests/support/count-statements.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addCommunes } from '#tests/support/test-communes.ts'
import { addTestCarrier, clearDeliveries } from '#tests/support/test-deliveries.ts'
import { asEstate } from '#tests/support/test-wine.ts'

const NOW = new Date('2026-11-16T08:00:00Z')
const ANGERS = { country: 'FR', postalCode: '49100' }

async function createApp(options: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const test = await createTestApp({ now: () => NOW, ...options })
  await clearDeliveries(test)
  return test
}

async function fees({ app }: TestApp, { body, headers = {} }: { body: object; headers?: Record<string, string> }) {
  const answer = await app.inject({ method: 'POST', url: '/api/calculate/shipping-fees', headers, payload: body })
  return answer.json()
}

const six = { products: [{ idProduct: 1, quantity: 6 }], ...ANGERS }

async function newCart(
  { app }: TestApp,
  {
    quantity = 6,
    idProduct = 1,
    headers = {},
  }: { quantity?: number; idProduct?: number; headers?: Record<string, string> } = {},
): Promise<string> {
  const url = `/api/cart/new/product/${idProduct}`
  return (await app.inject({ method: 'POST', url, headers, payload: { quantity } })).json().data.id
}

const set = ({ admin }: TestApp, { type, value }: { type: string; value: string }) =>
  admin.query('update estate.parameters set value = $2 where site_id = 1 and type = $1', [type, value])

test('carriers are told cheapest first, in the caller’s language, with what they cost and what is billed', async () => {
  const test = await createApp()
  const dear = await addTestCarrier(test, {
    siteId: 1,
    given: { name: 'Cher', zones: [{ tiers: [['BOTTLES', 60, 2000]] }] },
  })
  const cheap = await addTestCarrier(test, {
    siteId: 1,
    given: { name: 'Point', deliveryType: 'PICKUP', zones: [{ surcharge: 50 }] },
  })
  await addTestCarrier(test, { siteId: 1, given: { zones: [{ tiers: [['BOTTLES', 5, 100]] }] } })
  await addTestCarrier(test, { siteId: 3, given: { name: 'Voisin' } })
  const table = { serviceCode: null, serviceName: null, siteType: 'TABLE' }
  expect((await fees(test, { body: six, headers: { userlang: 'en' } })).data.shippingPrices).toEqual([
    {
      id: cheap,
      name: 'Point in English',
      delay: 'Tomorrow',
      arrival: null,
      fdp: 10.5,
      price: 10.5,
      deliveryType: 'PICKUP',
      ...table,
    },
    {
      id: dear,
      name: 'Cher in English',
      delay: 'Tomorrow',
      arrival: null,
      fdp: 20,
      price: 20,
      deliveryType: 'DELIVERY',
      ...table,
    },
  ])
})

test('a carrier that promises days tells them, later ones for an island, none over the weekend', async () => {
  const test = await createApp({ now: () => new Date('2026-11-19T08:00:00Z') })
  await addTestCarrier(test, { siteId: 1, given: { days: [1, 2], zones: [{}, { prefixes: ['20'], extraDays: 2 }] } })
  const arrivals = async (postalCode: string) =>
    (await fees(test, { body: { ...six, postalCode } })).data.shippingPrices.map(({ arrival }: never) => arrival)
  expect(await arrivals('49100')).toEqual([{ from: '2026-11-20', until: '2026-11-23' }])
  expect(await arrivals('20000')).toEqual([{ from: '2026-11-24', until: '2026-11-25' }])
})

test('how far these bottles are from free delivery is told with the prices', async () => {
  const test = await createApp()
  await addTestCarrier(test, { siteId: 1 })
  await set(test, { type: 'FREE_SHIPPING_PRICE', value: '' })
  await set(test, { type: 'FREE_SHIPPING_BOTTLE', value: '12' })
  const told = async (quantity: number) => {
    const { shippingPrices, freeShipping } = (
      await fees(test, { body: { ...six, products: [{ idProduct: 1, quantity }] } })
    ).data
    return [shippingPrices[0].price, freeShipping]
  }
  expect(await told(6)).toEqual([10, { isReached: false, missingBottles: 6, missingPrice: null }])
  expect(await told(12)).toEqual([0, { isReached: true, missingBottles: 0, missingPrice: null }])
})

test('a cart and the same products cost the same', async () => {
  const test = await createApp()
  await addTestCarrier(test, {
    siteId: 1,
    given: {
      zones: [
        {
          tiers: [
            ['BOTTLES', 6, 900],
            ['BOTTLES', 12, 1500],
          ],
        },
      ],
    },
  })
  const idCart = await newCart(test, { quantity: 12 })
  const byCart = await fees(test, { body: { idCart, ...ANGERS } })
  expect(byCart.data.shippingPrices[0].price).toBe(15)
  // The cart counts, whatever else is given.
  expect(await fees(test, { body: { idCart, ...six } })).toEqual(byCart)
  expect((await fees(test, { body: { products: [{ idProduct: 1, quantity: 12 }], ...ANGERS } })).data).toEqual(
    byCart.data,
  )
})

test('an empty cart and no products are the same "no", in the specified words', async () => {
  const test = await createApp()
  await addTestCarrier(test, { siteId: 1 })
  const refused = await fees(test, { body: { ...ANGERS }, headers: { userlang: 'en' } })
  expect(refused).toMatchObject({ success: false, code: 'no-products-in-cart', message: 'No products in cart' })
  const idCart = await newCart(test)
  await test.admin.query('delete from estate.cart_products')
  expect((await fees(test, { body: { idCart, ...ANGERS } })).code).toBe('no-products-in-cart')
})

test('another one’s cart, another estate’s cart and what is not on sale are not found', async () => {
  const test = await createApp()
  await addTestCarrier(test, { siteId: 1 })
  const token = await test.signIn(1, 'CUSTOMER')
  const owned = await newCart(test, {
    quantity: 6,
    headers: { cookie: `token=${token}`, authorization: `Bearer ${token}` },
  })
  await test.admin.query('update estate.carts set user_id = (select max(id) from estate.users) where id = $1', [owned])
  expect((await fees(test, { body: { idCart: owned, ...ANGERS } })).code).toBe('cart-not-found')
  expect(
    (await fees(test, { body: { idCart: owned, ...ANGERS }, headers: { authorization: `Bearer ${token}` } })).success,
  ).toBe(true)
  const foreign = await newCart(test, { quantity: 6, headers: { idSite: '3' } })
  expect((await fees(test, { body: { idCart: foreign, ...ANGERS } })).code).toBe('cart-not-found')
  expect((await fees(test, { body: { idCart: 'f'.repeat(32), ...ANGERS } })).code).toBe('cart-not-found')
  const unknown = { products: [{ idProduct: 999_999, quantity: 1 }], ...ANGERS }
  expect((await fees(test, { body: unknown })).code).toBe('declination-not-found')
})

test('places that are not served, and countries that do not exist', async () => {
  const test = await createApp()
  await addTestCarrier(test, { siteId: 1, given: { zones: [{}, { prefixes: ['20'], isExcluded: true }] } })
  for (const place of [
    { country: 'BE', postalCode: '1000' },
    { country: 'XX', postalCode: '49100' },
    { country: 4_242, postalCode: '49100' },
    { country: 'FR', postalCode: '20000' },
    { country: 'FR', postalCode: '97400' },
  ]) {
    expect([place, (await fees(test, { body: { ...six, ...place } })).code]).toEqual([place, 'country-not-served'])
  }
  expect((await fees(test, { body: { ...six, country: 250, postalCode: '49 100' } })).data.shippingPrices).toHaveLength(
    1,
  )
  expect((await fees(test, { body: { ...six, country: 'fr' } })).data.shippingPrices).toHaveLength(1)
})

test('a parcel that no carrier takes has no price, and is no refusal', async () => {
  const test = await createApp()
  await addTestCarrier(test, { siteId: 1 })
  const many = { products: [{ idProduct: 1, quantity: 61 }], ...ANGERS }
  expect((await fees(test, { body: many })).data.shippingPrices).toEqual([])
})

test('what is not sent, or sent for nothing, costs nothing', async () => {
  const test = await createApp()
  await addTestCarrier(test, { siteId: 1 })
  await asEstate(test, { siteId: 1, sql: 'update estate.products set has_shipping_fees = false' })
  expect((await fees(test, { body: six })).data.shippingPrices).toMatchObject([{ fdp: 0, price: 0 }])
  await asEstate(test, { siteId: 1, sql: 'update estate.products set is_dematerialized = true' })
  expect((await fees(test, { body: six })).data.shippingPrices).toEqual([])
})

test('thresholds of bottles and of money make delivery free where the carrier lets them', async () => {
  const test = await createApp()
  await addTestCarrier(test, { siteId: 1, given: { name: 'Libre' } })
  await addTestCarrier(test, { siteId: 1, given: { name: 'Payant', isFreeFromThreshold: false } })
  const billed = async (quantity: number) =>
    (await fees(test, { body: { products: [{ idProduct: 1, quantity }], ...ANGERS } })).data.shippingPrices.map(
      ({ name, fdp, price }: { name: string; fdp: number; price: number }) => [name, fdp, price],
    )
  await set(test, { type: 'FREE_SHIPPING_BOTTLE', value: '12' })
  expect(await billed(11)).toEqual([
    ['Libre', 10, 10],
    ['Payant', 10, 10],
  ])
  expect(await billed(12)).toEqual([
    ['Libre', 10, 0],
    ['Payant', 10, 10],
  ])
})

const BY_SIX = {
  zones: [
    {
      tiers: [
        ['BOTTLES', 1, 400],
        ['BOTTLES', 6, 900],
        ['BOTTLES', 36, 3600],
      ] as const,
    },
  ],
}

async function caseOfSix({ admin }: TestApp): Promise<number> {
  await admin.query('update estate.declinations set quantity = 60 where site_id = 1')
  const { rows } = await admin.query(`select id from estate.declinations where site_id = 1 and reference like 'CAI%'`)
  return rows[0].id
}

test('a case of six is carried as six bottles, from a cart as from products', async () => {
  const test = await createApp()
  await addTestCarrier(test, { siteId: 1, given: BY_SIX })
  const idProduct = await caseOfSix(test)
  for (const [quantity, price] of [
    [1, 9],
    [6, 36],
  ] as const) {
    const byProducts = await fees(test, { body: { products: [{ idProduct, quantity }], ...ANGERS } })
    expect(byProducts.data.shippingPrices).toMatchObject([{ price }])
    const idCart = await newCart(test, { quantity, idProduct })
    expect((await fees(test, { body: { idCart, ...ANGERS } })).data).toEqual(byProducts.data)
  }
  const tooMany = { products: [{ idProduct, quantity: 7 }], ...ANGERS }
  expect((await fees(test, { body: tooMany })).data.shippingPrices).toEqual([])
})

test('a case of six is one towards free delivery, and a magnum two bottles by capacity', async () => {
  const test = await createApp()
  await addTestCarrier(test, { siteId: 1, given: BY_SIX })
  const idProduct = await caseOfSix(test)
  await set(test, { type: 'FREE_SHIPPING_BOTTLE', value: '2' })
  const body = { products: [{ idProduct, quantity: 1 }], ...ANGERS }
  expect((await fees(test, { body })).data.shippingPrices).toMatchObject([{ fdp: 9, price: 9 }])
  const two = { ...body, products: [{ idProduct, quantity: 2 }] }
  expect((await fees(test, { body: two })).data.shippingPrices).toMatchObject([{ fdp: 36, price: 0 }])
  const { rows } = await test.admin.query(
    `select id from estate.declinations where site_id = 1 and reference = 'AUB-2020-150'`,
  )
  const magnum = { ...body, products: [{ idProduct: rows[0].id, quantity: 1 }] }
  expect((await fees(test, { body: magnum })).data.shippingPrices).toMatchObject([{ price: 4 }])
  await set(test, { type: 'BOTTLE_COUNT_BY_CAPACITY', value: 'true' })
  expect((await fees(test, { body: magnum })).data.shippingPrices).toMatchObject([{ price: 9 }])
})

test('broken input is told by field', async () => {
  const test = await createApp()
  const { errors } = await fees(test, {
    body: { products: [{ idProduct: 1, quantity: 0 }], postalCode: '4', country: 'FRA' },
  })
  expect(Object.keys(errors).sort()).toEqual(['country', 'postalCode', 'products.0.quantity'])
})

async function createExportApp(options: Parameters<typeof createTestApp>[0] = {}) {
  const test = await createApp(options)
  await set(test, { type: 'ONLY_SELL_IN_FRANCE', value: 'false' })
  const id = await addTestCarrier(test, {
    siteId: 1,
    given: {
      name: 'Export',
      provider: 'EXPORT',
      zones: [{ country: 'BE', tiers: [] }],
    },
  })
  return { test, id }
}

const toBrussels = { products: [{ idProduct: 1, quantity: 6 }], country: 'BE', postalCode: '1000' }

test('an export carrier is asked once for the same contents and place, and its word kept for half an hour', async () => {
  let now = NOW
  const quote = vi.fn(async () => ({
    outcome: 'quoted' as const,
    services: [{ code: 'ROAD', name: 'Road', price: 2500 as never }],
  }))
  const { test, id } = await createExportApp({ now: () => now, services: { exportQuotes: { quote } } })
  const first = await fees(test, { body: toBrussels })
  expect(first.data.shippingPrices).toEqual([
    {
      id,
      name: 'Export',
      delay: 'Demain',
      arrival: null,
      fdp: 25,
      price: 25,
      serviceCode: 'ROAD',
      serviceName: 'Road',
      deliveryType: 'DELIVERY',
      siteType: 'EXPORT',
    },
  ])
  const { rows } = await test.admin.query('select * from estate.shipping_quotes')
  expect(rows).toMatchObject([
    { site_id: 1, carrier_id: id, price_cents: 2500, country: 'BE', postal_code: '1000', created_at: NOW },
  ])
  expect(rows[0].expires_at).toEqual(new Date('2026-11-16T08:30:00Z'))
  expect(await fees(test, { body: toBrussels })).toEqual(first)
  expect(quote).toHaveBeenCalledTimes(1)
  await fees(test, { body: { ...toBrussels, postalCode: '2000' } })
  await fees(test, { body: { ...toBrussels, products: [{ idProduct: 1, quantity: 7 }] } })
  expect(quote).toHaveBeenCalledTimes(3)
  now = new Date('2026-11-16T08:30:00Z')
  await fees(test, { body: toBrussels })
  expect(quote).toHaveBeenCalledTimes(4)
})

test('an export carrier that is away holds nobody up', async () => {
  const { test } = await createExportApp({
    services: { exportQuotes: { quote: async () => ({ outcome: 'unavailable', reason: '' }) } },
  })
  await addTestCarrier(test, { siteId: 1, given: { name: 'Table', zones: [{ country: 'BE' }] } })
  expect((await fees(test, { body: toBrussels })).data.shippingPrices).toMatchObject([{ name: 'Table' }])
})

test('the statements do not grow with carriers or lines', async () => {
  const test = await createApp()
  await addTestCarrier(test, { siteId: 1 })
  const statements = async (products: object[]) => {
    const { answer, asked } = await statementsOf(() => fees(test, { body: { products, ...ANGERS } }))
    expect(answer.success).toBe(true)
    return asked.length
  }
  const { rows } = await test.admin.query('select id from estate.declinations where site_id = 1 order by id limit 30')
  const few = await statements([{ idProduct: rows[0].id, quantity: 1 }])
  for (let carrier = 0; carrier < 8; carrier++) {
    await addTestCarrier(test, { siteId: 1, given: { zones: [{}, { prefixes: ['20'] }, { country: 'BE' }] } })
  }
  const onSale = await test.admin.query(
    'select id from estate.declinations where site_id = 1 and is_valid and id = any($1)',
    [rows.map(({ id }) => id)],
  )
  // Boxes are looked into with one statement, however many there are.
  expect(await statements(onSale.rows.map(({ id }) => ({ idProduct: id, quantity: 1 })))).toBeLessThanOrEqual(few + 2)
})

test('a postal code that France does not have is refused next to it, one of CEDEX is not', async () => {
  const test = await createApp()
  await addTestCarrier(test, { siteId: 1 })
  await addCommunes(test)
  const products = [{ idProduct: 1, quantity: 6 }]
  const asked = (place: object) => fees(test, { body: { products, ...place } })
  expect((await asked({ country: 'FR', postalCode: '99999' })).errors).toEqual({
    postalCode: 'Ce code postal n’existe pas en France. Vérifiez ses cinq chiffres.',
  })
  expect((await asked({ country: 250, postalCode: '75001', city: 'Lyon' })).data.shippingPrices).toHaveLength(1)
  expect((await asked({ country: 'FR', postalCode: '49 100' })).data.shippingPrices).toHaveLength(1)
  expect((await asked({ country: 'FR', postalCode: '75380' })).errors).toHaveProperty('postalCode')
  expect((await asked({ country: 'FR', postalCode: '75380', city: 'Paris Cedex' })).data.shippingPrices).toHaveLength(1)
  expect((await asked({ country: 'MC', postalCode: '98000' })).data.shippingPrices).toHaveLength(1)
})

test('a country may be sent as the checkout holds it', async () => {
  const test = await createApp()
  await addTestCarrier(test, { siteId: 1 })
  const body = { products: [{ idProduct: 1, quantity: 6 }], postalCode: '49100', country: { id: 250, alphaTwo: 'FR' } }
  expect((await fees(test, { body })).data.shippingPrices).toHaveLength(1)
})
