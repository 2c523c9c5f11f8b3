import { expect, test } from 'vitest'
import { untilWaiting } from '#tests/support/lock-waits.ts'
import { createTestCart } from '#tests/support/test-cart.ts'

test('a guest gets a new, empty cart at each call', async () => {
  const { ask } = await createTestCart()
  const [first, second] = await Promise.all([
    ask({ method: 'POST', path: '/cart', payload: {} }),
    ask({ method: 'POST', path: '/cart', payload: { type: 'MAIN_CART' } }),
  ])
  expect(first.data).toMatchObject({
    type: 'MAIN_CART',
    products: [],
    totalProduct: 0,
    totalProductToPay: 0,
    needsDelivery: false,
    bottles: null,
    discount: null,
  })
  expect(second.data.id).not.toBe(first.data.id)
  expect((await ask({ method: 'POST', path: '/cart', payload: { type: 'OTHER' } })).status).toBe(400)
})

test('a customer has one, from however many tabs it is asked for or added to', async () => {
  const { ask, add, signIn, admin, red } = await createTestCart()
  const token = await signIn(1, 'CUSTOMER')
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => ask({ method: 'POST', path: '/cart', payload: {}, as: { token } })),
    ...Array.from({ length: 4 }, () => add({ id: red, quantity: 1, cart: 'new', as: { token } })),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect((await admin.query('select quantity from estate.cart_products')).rows).toEqual([{ quantity: 4 }])
})

test('two tabs that both find no cart yet make one', async () => {
  const { ask, signIn, admin } = await createTestCart()
  const token = await signIn(1, 'CUSTOMER')
  // Whoever holds the customer holds both tabs back at the same place.
  const holder = await admin.connect()
  await holder.query(`begin; select from estate.users where site_id = 1 and role = 'CUSTOMER' for update`)
  const tabs = [
    ask({ method: 'POST', path: '/cart', payload: {}, as: { token } }),
    ask({ method: 'POST', path: '/cart', payload: {}, as: { token } }),
  ]
  await untilWaiting(admin, 2)
  await holder.query('rollback')
  holder.release()
  const answers = await Promise.all(tabs)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
})

test('after an order the customer’s next cart is a new one', async () => {
  const { ask, add, signIn, admin, red } = await createTestCart()
  const token = await signIn(1, 'CUSTOMER')
  const { data } = await add({ id: red, quantity: 6, cart: 'new', as: { token } })
  await admin.query('update estate.carts set ordered_at = now()')
  const next = await ask({ method: 'POST', path: '/cart', payload: {}, as: { token } })
  expect(next.data).toMatchObject({ products: [] })
  expect(next.data.id).not.toBe(data.id)
})

test('whoever makes carts without end is told to wait, by either way; carts that are there go on', async () => {
  const { ask, add, red, admin } = await createTestCart()
  const { data } = await add({ id: red, quantity: 1 })
  await admin.query('update estate.rate_counters set tries = 999')
  expect((await add({ id: red, quantity: 1 })).status).toBe(200)
  const refused = await add({ id: red, quantity: 1 })
  expect(refused).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect((await add({ id: red, quantity: 1, cart: data.id })).status).toBe(200)

  expect((await ask({ method: 'POST', path: '/cart', payload: {} })).status).toBe(200)
  await admin.query('update estate.rate_counters set tries = 1000')
  expect((await ask({ method: 'POST', path: '/cart', payload: {} })).status).toBe(429)
  const elsewhere = await add({ id: red, quantity: 1, as: { site: 3 } })
  expect(elsewhere.status).not.toBe(429)
})

test('a cart is found by its id from the first one on: the check of a line’s key is planned while there are none', async () => {
  const { admin } = await createTestCart()
  await admin.query('analyze estate.carts')
  const client = await admin.connect()
  // As statements that are planned once say it.
  await client.query('begin; set local enable_seqscan = off')
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`
    explain (generic_plan) select 1 from only estate.carts x where site_id = $1 and id = $2 for key share of x`)
  await client.query('rollback')
  client.release()
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Scan using carts_pkey')
})
