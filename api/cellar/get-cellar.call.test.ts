import { expect, test } from 'vitest'
import { askResult, byCarrier, fillCart, orderBody, payByCard, startOrder } from '#tests/support/test-orders.ts'
import { openShop, type TestShop } from '#tests/support/test-shop.ts'

const PARIS_YEAR = Number(
  new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', year: 'numeric' }).format(new Date()),
)

async function buy(shop: TestShop, { token, lines }: { token: string; lines: [number, number][] }) {
  const headers = { authorization: token }
  const cart = await fillCart(shop, { lines, headers })
  const { order, reference } = await startOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)), headers })
  await payByCard(shop, { reference })
  await askResult(shop, order.publicId)
  return order.id
}

const cellar = async ({ app }: TestShop, token: string) =>
  (await app.inject({ url: '/api/user/cellar', headers: { authorization: token } })).json().data

test('bottles of all paid orders are counted wine by wine, those of boxes too; what is unpaid or others’ is not', async () => {
  const shop = await openShop()
  const token = await shop.signIn(1, 'CUSTOMER')
  const box = await shop.admin.query(
    `with box as (insert into estate.products (site_id, type, kind, price_cents) values (1, 'BOX', 'BOX', 3000) returning id)
     insert into estate.declinations (site_id, product_id, quantity) select 1, id, 5 from box returning id`,
  )
  const boxId = box.rows[0].id
  await shop.admin.query(
    'insert into estate.box_components (site_id, box_id, component_id, quantity) values (1, $1, $2, 3)',
    [boxId, shop.bottle],
  )
  await buy(shop, { token, lines: [[shop.bottle, 2]] })
  await buy(shop, { token, lines: [[boxId, 1]] })
  const waiting = await fillCart(shop, { lines: [[shop.bottle, 1]], headers: { authorization: token } })
  await startOrder(shop, {
    payload: orderBody(waiting, byCarrier(shop.carrier)),
    headers: { authorization: token },
  })
  expect(await cellar(shop, token)).toMatchObject({
    total: 1,
    wines: [{ idDeclination: shop.bottle, name: 'Cuvée d’essai', bought: 5, opened: 0, left: 5, state: 'UNKNOWN' }],
  })
  expect(await cellar(shop, await shop.signIn(1, 'CUSTOMER'))).toEqual({ wines: [], total: 0 })
})

test('a wine says when to drink it, by the year in Paris', async () => {
  const shop = await openShop()
  const token = await shop.signIn(1, 'CUSTOMER')
  await shop.admin.query(
    `with vintage as (
       insert into estate.vintages (site_id, product_id, year, drink_from, drink_until)
       select 1, product_id, 2021, $2::integer - 1, $2::integer + 5 from estate.declinations where site_id = 1 and id = $1 returning id
     ) update estate.declinations set vintage_id = (select id from vintage) where site_id = 1 and id = $1`,
    [shop.bottle, PARIS_YEAR],
  )
  await buy(shop, { token, lines: [[shop.bottle, 1]] })
  const { wines } = await cellar(shop, token)
  expect(wines).toMatchObject([{ year: 2021, drinkFrom: PARIS_YEAR - 1, drinkUntil: PARIS_YEAR + 5, state: 'READY' }])
})

test('what was paid back is not in the cellar any more', async () => {
  const shop = await openShop()
  const token = await shop.signIn(1, 'CUSTOMER')
  const admin = { authorization: await shop.signIn(1, 'ADMIN') }
  const id = await buy(shop, { token, lines: [[shop.bottle, 3]] })
  const refund = (payload: object) =>
    shop.app.inject({ method: 'POST', url: `/api/admin/order/${id}/refund`, headers: admin, payload })
  expect((await refund({ lines: [{ line: 0, quantity: 1, isRestocked: true }], reason: 'Casse' })).statusCode).toBe(200)
  expect((await cellar(shop, token)).wines).toMatchObject([{ bought: 2 }])
  await refund({ lines: [{ line: 0, quantity: 2, isRestocked: true }], reason: 'Casse' })
  expect((await cellar(shop, token)).wines).toEqual([])
})
