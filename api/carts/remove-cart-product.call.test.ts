import { expect, test } from 'vitest'
import { createTestCart } from '#tests/support/test-cart.ts'

test('a line goes, the others stay, and asking again changes nothing', async () => {
  const { add, remove, red, white } = await createTestCart()
  const { data } = await add({ id: red, quantity: 6 })
  const { data: both } = await add({ id: white, quantity: 2, cart: data.id })
  const [first] = both.products
  const { data: left } = await remove({ cart: data.id, line: first })
  expect(left).toMatchObject({ totalProduct: 2, products: [{ id: white }] })
  expect((await remove({ cart: data.id, line: first })).data).toEqual(left)
  expect((await remove({ cart: data.id, line: { id: 999_999, idCartProduct: 999_999 } })).data).toEqual(left)
})

test('a line is only removed under its own wine, from its own cart, by who may', async () => {
  const { add, remove, signIn, red, white, linesOf } = await createTestCart()
  const token = await signIn(1, 'CUSTOMER')
  const mine = (await add({ id: red, quantity: 6, cart: 'new', as: { token } })).data
  const other = (await add({ id: red, quantity: 6 })).data
  const [line] = mine.products
  expect((await remove({ cart: mine.id, line })).code).toBe('cart-not-found')
  expect((await remove({ cart: other.id, line })).status).toBe(200)
  expect((await remove({ cart: mine.id, line: { ...line, id: white }, as: { token } })).status).toBe(200)
  expect(await linesOf(mine.id)).toEqual([{ id: red, quantity: 6 }])
  expect((await remove({ cart: mine.id, line, as: { token } })).data).toMatchObject({
    products: [],
    totalProduct: 0,
    bottles: null,
  })
})

test('many at once remove it once', async () => {
  const { add, remove, red, linesOf } = await createTestCart()
  const { data } = await add({ id: red, quantity: 6 })
  const answers = await Promise.all(Array.from({ length: 6 }, () => remove({ cart: data.id, line: data.products[0] })))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(await linesOf(data.id)).toEqual([])
})
