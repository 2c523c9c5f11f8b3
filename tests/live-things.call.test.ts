import { expect, test } from 'vitest'
import { type AddressedProduct, productPath } from '#rules/catalogue/product-address.ts'
import { createObeyingSite, type ObeyingSite } from './support/obeying-site.ts'
import { buildTestApp } from './support/test-app.ts'
import { addEvent, register } from './support/test-events.ts'
import {
  addBottle,
  addFreeCarrier,
  byCarrier,
  fillCart,
  orderBody,
  PATIENT_GATE,
  payByCard,
  startOrder,
} from './support/test-orders.ts'

/** Site 1 with two wines of a dozen bottles each, served by two processes that hear of changes; a third takes orders. */
async function openLiveShop() {
  const one = await createObeyingSite()
  const other = await createObeyingSite(async () => {}, { database: one })
  const shop = await buildTestApp(one, { gate: PATIENT_GATE })
  const bottles = [await addBottle(one, { stock: 12 }), await addBottle(one, { stock: 12 })] as const
  const carrier = await addFreeCarrier(one)
  const { rows } = await one.admin.query<{ product_id: number }>(
    'select product_id from estate.declinations where site_id = 1 and id = any($1) order by id',
    [bottles],
  )
  const [wine = 0, second = 0] = rows.map(({ product_id }) => product_id)
  for (const site of [one, other]) await site.obey(async () => {})
  return { sites: [one, other] as const, one, shop, carrier, bottle: bottles[0], wine, second }
}

interface Told {
  data: { quantity: number; products: { id: number; quantity: number }[] }
}

async function told({ get }: ObeyingSite, path: string): Promise<Told['data']> {
  return ((await (await get(path)).json()) as Told).data
}

const product = (id: number) => `/api/v2/product/${id}`
const left = async (site: ObeyingSite, id: number) => (await told(site, product(id))).quantity

test('an order and its payment show in every process; a wine that is not in it stays in memory', async () => {
  const { sites, one, shop, carrier, bottle, wine, second } = await openLiveShop()
  expect(await Promise.all(sites.map((site) => left(site, wine)))).toEqual([12, 12])
  for (const site of sites) await left(site, second)
  const kept = one.cache.calls.find(1, `fr ${product(second)}`)
  expect(kept).toBeDefined()

  const cart = await fillCart(shop, { lines: [[bottle, 2]] })
  const { reference } = await startOrder(shop, { payload: orderBody(cart, byCarrier(carrier)) })
  await expect.poll(() => Promise.all(sites.map((site) => left(site, wine)))).toEqual([10, 10])
  expect((await payByCard(shop, { reference })).statusCode).toBe(200)
  expect(await Promise.all(sites.map((site) => left(site, wine)))).toEqual([10, 10])
  expect(one.cache.calls.find(1, `fr ${product(second)}`)).toBe(kept)
})

test('a page is renewed with the stock of its wine, and pages that do not show it are not', async () => {
  const { one, wine, second } = await openLiveShop()
  const paths = await Promise.all(
    [wine, second].map(async (id) => productPath((await told(one, product(id))) as unknown as AddressedProduct)),
  )
  const pages = [...paths, '/cookie-policy']
  for (const page of pages) expect([page, (await one.get(page)).status]).toEqual([page, 200])
  await one.change({
    sql: 'update estate.declinations set reserved = reserved + 1 where site_id = 1 and product_id = $1',
    values: [wine],
  })
  expect(pages.map((page) => one.cache.find(1, page) !== undefined)).toEqual([false, true, true])
})

test('a list is renewed with the wines in it, one that is narrowed by stock with every wine', async () => {
  const { one, wine } = await openLiveShop()
  const paths = ['/api/v2/product?nbItem=1', '/api/v2/product?inStock=true&nbItem=1']
  for (const path of paths) expect((await told(one, path)).products.map(({ id }) => id)).not.toContain(wine)
  const kept = () => paths.map((path) => one.cache.calls.find(1, `fr ${path}`) !== undefined)
  expect(kept()).toEqual([true, true])
  await one.change({
    sql: 'update estate.declinations set reserved = reserved + 1 where site_id = 1 and product_id = $1',
    values: [wine],
  })
  expect(kept()).toEqual([true, false])
})

test('a count so large that its changes are not told is not kept', async () => {
  const { one, wine } = await openLiveShop()
  await one.change({
    sql: 'update estate.declinations set quantity = 5000 where site_id = 1 and product_id = $1',
    values: [wine],
  })
  expect(await left(one, wine)).toBe(5000)
  await one.admin.query('update estate.declinations set reserved = 7 where site_id = 1 and product_id = $1', [wine])
  expect(await left(one, wine)).toBe(4993)
})

test('who registers for an event leaves fewer places on the next request', async () => {
  const site = await createObeyingSite()
  const shop = await buildTestApp(site, {})
  const id = await addEvent(site, { capacity: 10 })
  const places = async () =>
    ((await (await site.get(`/api/event/${id}`)).json()) as { data: { placesLeft: number } }).data.placesLeft
  await expect.poll(places).toBe(10)
  await register(shop, { id, people: 2 })
  await expect.poll(places).toBe(8)
})
