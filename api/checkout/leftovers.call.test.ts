import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import {
  addBottle,
  askResult,
  byCarrier,
  fillCart,
  orderBody,
  payByCard,
  startOrder,
} from '#tests/support/test-orders.ts'
import { openShop, type TestShop } from '#tests/support/test-shop.ts'

type Headers = Record<string, string>

async function refresh({ app }: TestShop, { cart, headers = {} }: { cart: string; headers?: Headers }) {
  return (await app.inject({ method: 'POST', url: `/api/cart/${cart}`, headers, payload: {} })).json()
}

interface Addition {
  cart: string
  id: number
  quantity: number
  headers?: Headers
}

async function add({ app }: TestShop, { cart, id, quantity, headers = {} }: Addition) {
  const url = `/api/cart/${cart}/product/${id}`
  return (await app.inject({ method: 'POST', url, headers, payload: { quantity } })).json()
}

async function orderAndPay(
  shop: TestShop,
  { cart, headers = {}, meanwhile }: { cart: string; headers?: Headers; meanwhile: () => Promise<unknown> },
) {
  const { order, reference } = await startOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)), headers })
  await meanwhile()
  await payByCard(shop, { reference })
  return (await askResult(shop, order.publicId)).json().data.order
}

test('what another tab adds while the order is being paid stays in a cart, to which the old one leads', async () => {
  const shop = await openShop()
  const other = await addBottle(shop, { stock: 5 })
  const cart = await fillCart(shop, { lines: [[shop.bottle, 2]] })
  const order = await orderAndPay(shop, {
    cart,
    meanwhile: async () => {
      await add(shop, { cart, id: other, quantity: 3 })
      await add(shop, { cart, id: shop.bottle, quantity: 1 })
    },
  })
  expect([order.status.value, order.products.length, order.total]).toEqual(['PAID', 1, 25])
  const { data } = await refresh(shop, { cart })
  expect(data.id).not.toBe(cart)
  expect(data.products.map(({ id, quantity }: { id: number; quantity: number }) => [id, quantity])).toEqual([
    [shop.bottle, 1],
    [other, 3],
  ])
  const more = await add(shop, { cart, id: other, quantity: 1 })
  expect(more.data.id).toBe(data.id)
  await expectBalanced(shop)
})

test('nothing more in the cart: it is history, as before', async () => {
  const shop = await openShop()
  const cart = await fillCart(shop, { lines: [[shop.bottle, 2]] })
  await orderAndPay(shop, { cart, meanwhile: async () => {} })
  expect((await refresh(shop, { cart })).code).toBe('cart-not-found')
  expect((await shop.admin.query('select from estate.carts')).rowCount).toBe(1)
})

test('a customer finds it as their cart, and nobody else by the old one', async () => {
  const shop = await openShop()
  const headers = { authorization: await shop.signIn(1, 'CUSTOMER') }
  const other = await addBottle(shop, { stock: 5 })
  const cart = await fillCart(shop, { lines: [[shop.bottle, 2]], headers })
  await orderAndPay(shop, { cart, headers, meanwhile: () => add(shop, { cart, id: other, quantity: 1, headers }) })
  const main = (await shop.app.inject({ method: 'POST', url: '/api/cart', headers, payload: {} })).json().data
  expect(main.products).toMatchObject([{ id: other, quantity: 1 }])
  expect((await refresh(shop, { cart, headers })).data.id).toBe(main.id)
  expect((await refresh(shop, { cart })).code).toBe('cart-not-found')
})
