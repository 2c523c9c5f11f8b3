import { expect, test } from 'vitest'
import { createTestCart } from '#tests/support/test-cart.ts'

test('a cart is forgotten with its lines, by who may', async () => {
  const { add, ask, refresh, signIn, red, linesOf } = await createTestCart()
  const [mine, other] = await Promise.all([signIn(1, 'CUSTOMER'), signIn(1, 'CUSTOMER')])
  const { data } = await add({ id: red, quantity: 6, cart: 'new', as: { token: mine } })
  const forget = (token?: string) => ask({ method: 'DELETE', path: `/cart/${data.id}`, as: token ? { token } : {} })
  expect((await forget()).code).toBe('cart-not-found')
  expect((await forget(other)).code).toBe('cart-not-found')
  expect(await linesOf(data.id)).toHaveLength(1)
  expect((await forget(mine)).data).toEqual({ isDeleted: true })
  expect((await forget(mine)).code).toBe('cart-not-found')
  expect((await refresh(data.id, { body: {}, as: { token: mine } })).code).toBe('cart-not-found')
  expect(await linesOf(data.id)).toEqual([])
})
