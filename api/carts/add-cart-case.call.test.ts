import { expect, test } from 'vitest'
import { createTestCart } from '#tests/support/test-cart.ts'

interface Sent {
  bottles: unknown
  cart?: string
  key?: string
  token?: string
}

async function createCases() {
  const test = await createTestCart()
  return {
    ...test,
    addCase: ({ bottles, cart = 'new', key, token }: Sent) =>
      test.ask({
        method: 'POST',
        path: `/cart/${cart}/case`,
        payload: { bottles, ...(key && { key }) },
        ...(token && { as: { token } }),
      }),
  }
}

test('all bottles of a case go into the cart at once, beside what is there', async () => {
  const { addCase, add, linesOf, red, white } = await createCases()
  const { data: cart } = await add({ id: red, quantity: 1 })
  const answer = await addCase({
    cart: cart.id,
    bottles: [
      { id: white, quantity: 2 },
      { id: red, quantity: 3 },
    ],
  })
  expect([answer.status, answer.data.totalProduct, answer.data.notices]).toEqual([200, 6, []])
  expect(await linesOf(cart.id)).toEqual([
    { id: red, quantity: 4 },
    { id: white, quantity: 2 },
  ])
})

test('what the cart would refuse of one bottle keeps the whole case out', async () => {
  const { addCase, add, linesOf, red, white, stock, multiple, withdraw } = await createCases()
  const { data: cart } = await add({ id: red, quantity: 1 })
  const bottles = [
    { id: red, quantity: 1 },
    { id: white, quantity: 4 },
  ]
  await stock(white, 3)
  const short = await addCase({ cart: cart.id, bottles })
  expect([short.status, short.errors.quantity]).toEqual([400, expect.stringContaining('3')])
  await stock(white, 36)
  await multiple(white, 3)
  expect((await addCase({ cart: cart.id, bottles })).status).toBe(400)
  await multiple(white, 1)
  await withdraw(white)
  expect((await addCase({ cart: cart.id, bottles })).status).toBe(404)
  expect(await linesOf(cart.id)).toEqual([{ id: red, quantity: 1 }])
})

test('two clicks are one wish: the second is led to the cart that the first has filled', async () => {
  const { addCase, admin, white, linesOf, signIn } = await createCases()
  const bottles = [{ id: white, quantity: 2 }]
  const key = 'a'.repeat(32)
  const clicks = await Promise.all(Array.from({ length: 4 }, () => addCase({ bottles, key })))
  expect([...new Set(clicks.map(({ data }) => data.id))]).toHaveLength(1)
  expect(await linesOf(clicks[0]?.data.id)).toEqual([{ id: white, quantity: 2 }])
  const token = await signIn(1, 'CUSTOMER')
  const own = await Promise.all(Array.from({ length: 4 }, () => addCase({ bottles, key, token })))
  expect(own.map(({ data }) => data.totalProduct)).toEqual([2, 2, 2, 2])
  // Another wish with the same key is another wish.
  expect((await addCase({ bottles: [{ id: white, quantity: 3 }], key, token })).data.totalProduct).toBe(5)
  expect((await admin.query('select count(*)::int as n from estate.carts where user_id is null')).rows).toEqual([
    { n: 1 },
  ])
})

test('a key that was refused may be tried again', async () => {
  const { addCase, white, stock } = await createCases()
  const bottles = [{ id: white, quantity: 2 }]
  const key = 'b'.repeat(32)
  await stock(white, 0)
  expect((await addCase({ bottles, key })).status).toBe(400)
  await stock(white, 2)
  expect((await addCase({ bottles, key })).status).toBe(200)
})

test('unknown bottles, things that are no wine, other people’s carts and closed shops are refused', async () => {
  const { addCase, admin, white, setParameter } = await createCases()
  const { rows } = await admin.query(
    `select declinations.id from estate.declinations join estate.products on products.site_id = declinations.site_id
       and products.id = product_id where declinations.site_id = 1 and type = 'OTHER' limit 1`,
  )
  expect((await addCase({ bottles: [{ id: 999_999, quantity: 1 }] })).status).toBe(404)
  expect((await addCase({ bottles: [{ id: rows[0].id, quantity: 1 }] })).status).toBe(404)
  expect((await addCase({ bottles: [{ id: white, quantity: 1 }], cart: 'f'.repeat(32) })).status).toBe(404)
  for (const bottles of [
    [],
    [{ id: white, quantity: 0 }],
    [{ id: white, quantity: -1 }],
    [{ id: white, quantity: 13 }],
  ]) {
    expect((await addCase({ bottles })).status).toBe(400)
  }
  const many = Array.from({ length: 13 }, () => ({ id: white, quantity: 1 }))
  expect((await addCase({ bottles: many })).status).toBe(400)
  await setParameter('HIDE_PRODUCT_PRICES', 'true')
  expect((await addCase({ bottles: [{ id: white, quantity: 1 }] })).status).toBe(409)
})
