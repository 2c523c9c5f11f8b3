import { expect, test } from 'vitest'
import { createTestCart } from '#tests/support/test-cart.ts'

test('a line is set, up and down, and the cart is counted anew', async () => {
  const { add, set, red } = await createTestCart()
  const { data } = await add({ id: red, quantity: 6 })
  const [line] = data.products
  expect((await set({ cart: data.id, line, quantity: '12' })).data).toMatchObject({
    totalProduct: 12,
    totalProductToPay: 120,
    notices: [],
  })
  expect((await set({ cart: data.id, line, quantity: 1 })).data).toMatchObject({
    totalProduct: 1,
    totalProductToPay: 10,
  })
})

const REFUSED: [unknown, string, string][] = [
  [
    7,
    'Ce produit s’ajoute uniquement par multiple de 6 bouteilles',
    'This product can only be added by multiple of 6 bottles',
  ],
  [0, 'La quantité doit être supérieure à 0', 'Quantity must be greater than 0'],
  [-6, 'La quantité doit être supérieure à 0', 'Quantity must be greater than 0'],
  ['abc', 'Un nombre est attendu.', 'A number is expected.'],
  [42, 'Il ne reste que 36 articles en stock', 'Only 36 items remaining in stock'],
]

test('wrong quantities are refused in the words of adding, and the line stays as it was', async () => {
  const { add, set, multiple, red, linesOf } = await createTestCart()
  await multiple(red, 6)
  const { data } = await add({ id: red, quantity: 12 })
  for (const [quantity, fr, en] of REFUSED) {
    const [line] = data.products
    expect(await set({ cart: data.id, line, quantity })).toMatchObject({ status: 400, errors: { quantity: fr } })
    expect((await set({ cart: data.id, line, quantity, as: { lang: 'en' } })).errors).toEqual({ quantity: en })
  }
  expect(await linesOf(data.id)).toEqual([{ id: red, quantity: 12 }])
})

test('the other lines of the cart are counted in', async () => {
  const { add, ask, set, admin, stock, red } = await createTestCart()
  await stock(red, 10)
  const { rows } = await admin.query(
    `insert into estate.cart_products (site_id, cart_id, declination_id, quantity, customizations, added_at)
     select 1, id, $1, 4, '[{"id": 1, "text": "x"}]', now() from estate.carts where id = $2 returning id`,
    [red, (await add({ id: red, quantity: 2 })).data.id],
  )
  expect(rows).toHaveLength(1)
  const { rows: carts } = await admin.query('select id from estate.carts')
  const cart = carts[0].id
  const { data } = await ask({ method: 'POST', path: `/cart/${cart}`, payload: {} })
  const [first, second] = data.products
  expect(data.products).toMatchObject([{ available: 6 }, { available: 8 }])
  expect((await set({ cart, line: first, quantity: 7 })).errors).toEqual({
    quantity: 'Il ne reste que 6 articles en stock',
  })
  expect((await set({ cart, line: first, quantity: 6 })).status).toBe(200)
  expect((await set({ cart, line: second, quantity: 5 })).errors).toEqual({
    quantity: 'Il ne reste que 4 articles en stock',
  })
})

test('what was withdrawn cannot be had, whatever its stock says', async () => {
  const { add, set, withdraw, red } = await createTestCart()
  const { data } = await add({ id: red, quantity: 6 })
  await withdraw(red)
  expect((await set({ cart: data.id, line: data.products[0], quantity: 3 })).errors).toEqual({
    quantity: 'Il n’en reste plus en stock',
  })
})

test('two tabs that set and add at once never exceed the stock', async () => {
  const { add, set, stock, red, linesOf } = await createTestCart()
  await stock(red, 12)
  const { data } = await add({ id: red, quantity: 6 })
  const [line] = data.products
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => add({ id: red, quantity: 3, cart: data.id })),
    ...Array.from({ length: 4 }, () => set({ cart: data.id, line, quantity: 10 })),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  const [{ quantity }] = await linesOf(data.id)
  expect(quantity).toBeLessThanOrEqual(12)
})

test('no line holds more than a cart can count, where nobody counts stock', async () => {
  const { add, set, setParameter, red } = await createTestCart()
  await setParameter('HANDLE_STOCK', 'false')
  const { data } = await add({ id: red, quantity: 9_999 })
  expect((await add({ id: red, quantity: 2, cart: data.id })).errors).toEqual({
    quantity: 'La valeur doit être d’au plus 10000.',
  })
  expect((await set({ cart: data.id, line: data.products[0], quantity: 10_001 })).status).toBe(400)
  expect((await set({ cart: data.id, line: data.products[0], quantity: 10_000 })).status).toBe(200)
})

test('lines that are not there, of another wine, cart or customer are not found', async () => {
  const { add, set, signIn, red, white } = await createTestCart()
  const [mine, theirs] = await Promise.all([signIn(1, 'CUSTOMER'), signIn(1, 'CUSTOMER')])
  const { data } = await add({ id: red, quantity: 6 })
  const other = (await add({ id: white, quantity: 6, cart: 'new', as: { token: mine } })).data
  const [line] = data.products
  expect((await set({ cart: data.id, line: { ...line, idCartProduct: 999_999 }, quantity: 1 })).code).toBe(
    'cart-line-not-found',
  )
  expect((await set({ cart: data.id, line: { ...line, id: white }, quantity: 1 })).code).toBe('cart-line-not-found')
  expect((await set({ cart: data.id, line: other.products[0], quantity: 1 })).code).toBe('cart-line-not-found')
  expect((await set({ cart: other.id, line: other.products[0], quantity: 1 })).code).toBe('cart-not-found')
  expect((await set({ cart: other.id, line: other.products[0], quantity: 1, as: { token: theirs } })).code).toBe(
    'cart-not-found',
  )
  expect((await set({ cart: other.id, line: other.products[0], quantity: 1, as: { token: mine } })).status).toBe(200)
  expect((await set({ cart: 'x', line, quantity: 1 })).status).toBe(400)
})

test('a line grows no further than an order may cost, and may always shrink', async () => {
  const { add, set, setParameter, price, white, linesOf } = await createTestCart()
  await setParameter('HANDLE_STOCK', 'false')
  const { data } = await add({ id: white, quantity: 20 })
  const [line] = data.products
  await price(white, 10_000_000)
  expect(await set({ cart: data.id, line, quantity: 21 })).toMatchObject({
    status: 400,
    errors: { quantity: expect.stringContaining('ne peut pas dépasser') },
  })
  expect(await linesOf(data.id)).toEqual([{ id: white, quantity: 20 }])
  expect((await set({ cart: data.id, line, quantity: 15 })).data.totalProductToPay).toBe(1_500_000)
  expect((await set({ cart: data.id, line, quantity: 10 })).status).toBe(200)
})
