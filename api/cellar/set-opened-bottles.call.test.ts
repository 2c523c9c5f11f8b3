import { expect, test } from 'vitest'
import {
  addBottle,
  askResult,
  byCarrier,
  fillCart,
  orderBody,
  payByCard,
  startOrder,
} from '#tests/support/test-orders.ts'
import { openShop } from '#tests/support/test-shop.ts'

test('opened bottles are noted up to what was bought, and only in one’s own cellar', async () => {
  const shop = await openShop()
  const token = await shop.signIn(1, 'CUSTOMER')
  const headers = { authorization: token }
  const cart = await fillCart(shop, { lines: [[shop.bottle, 3]], headers })
  const { order, reference } = await startOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)), headers })
  await payByCard(shop, { reference })
  await askResult(shop, order.publicId)
  const open = async (opened: unknown, { as = token, id = shop.bottle } = {}) => {
    const url = `/api/user/cellar/${id}`
    return shop.app.inject({ method: 'PUT', url, headers: { authorization: as }, payload: { opened } })
  }
  expect((await open(2)).json().data.wine).toMatchObject({ bought: 3, opened: 2, left: 1 })
  expect((await open(7)).json().data.wine).toMatchObject({ opened: 3, left: 0 })
  expect((await open(0)).json().data.wine).toMatchObject({ opened: 0, left: 3 })
  await open(1)
  const { wines } = (await shop.app.inject({ url: '/api/user/cellar', headers })).json().data
  expect(wines).toMatchObject([{ opened: 1, left: 2 }])
  expect((await open(-1)).statusCode).toBe(400)
  const others = await addBottle(shop)
  const stranger = await shop.signIn(1, 'CUSTOMER')
  const answers = [await open(1, { id: others }), await open(1, { id: 999_999 }), await open(1, { as: stranger })]
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    Array(3).fill([404, 'product-not-found']),
  )
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
})
