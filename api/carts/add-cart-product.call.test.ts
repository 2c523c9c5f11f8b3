import { expect, test } from 'vitest'
import { untilWaiting } from '#tests/support/lock-waits.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createTestCart } from '#tests/support/test-cart.ts'

type Headers = Record<string, string>

async function declinationOf(
  { admin }: TestApp,
  { reference, siteId = 1 }: { reference: string; siteId?: number },
): Promise<number> {
  const { rows } = await admin.query('select id from estate.declinations where site_id = $1 and reference = $2', [
    siteId,
    reference,
  ])
  return rows[0].id
}

interface AddOptions {
  id: number
  quantity: unknown
  cart?: string
  headers?: Headers
}

function add(test: TestApp, { id, quantity, cart = 'new', headers = {} as Headers }: AddOptions) {
  const url = `/api/cart/${cart}/product/${id}`
  return test.app.inject({ method: 'POST', url, headers, payload: { type: 'MAIN_CART', quantity } })
}

/** A box made of so many of a bottle, on site 1. */
async function addBox(
  { admin }: TestApp,
  { name, component, quantity }: { name: string; component: number; quantity: number },
): Promise<number> {
  const product = await admin.query(
    `insert into estate.products (site_id, type, kind, price_cents) values (1, 'BOX', 'CASE', 5000) returning id`,
  )
  const [{ id: productId }] = product.rows
  await admin.query(
    `insert into estate.product_texts (site_id, product_id, locale, name, slug) values (1, $1, 'fr', $2, 'coffret'), (1, $1, 'en', $2, 'box')`,
    [productId, name],
  )
  const box = await admin.query('insert into estate.declinations (site_id, product_id) values (1, $1) returning id', [
    productId,
  ])
  await admin.query(
    'insert into estate.box_components (site_id, box_id, component_id, quantity) values (1, $1, $2, $3)',
    [box.rows[0].id, component, quantity],
  )
  return box.rows[0].id
}

test('six magnums make a cart, six more extend it, and the price is the server’s', async () => {
  const test = await createTestApp()
  const magnum = await declinationOf(test, { reference: 'AUB-2020-150' })
  const first = (await add(test, { id: magnum, quantity: 6 })).json()
  expect(first).toMatchObject({ success: true, data: { type: 'MAIN_CART', totalProduct: 6 } })
  const again = (await add(test, { id: magnum, quantity: 6, cart: first.data.id })).json()
  expect(again.data.id).toBe(first.data.id)
  expect(again.data.products).toHaveLength(1)
  expect(again.data.totalProduct).toBe(12)
  const [line] = again.data.products
  expect(line).toMatchObject({ id: magnum, quantity: 12, type: 'WINE', capacity: 1.5, capacityUnit: 'LITER' })
  expect(again.data.totalProductToPay).toBeCloseTo(line.unitPrice * 12, 2)
  const refreshed = await test.app.inject({ method: 'POST', url: `/api/cart/${first.data.id}`, payload: {} })
  expect(refreshed.json()).toEqual(again)
})

const REFUSED: [unknown, string, string][] = [
  [
    7,
    'Ce produit s’ajoute uniquement par multiple de 6 bouteilles',
    'This product can only be added by multiple of 6 bottles',
  ],
  [0, 'La quantité doit être supérieure à 0', 'Quantity must be greater than 0'],
  [-1, 'La quantité doit être supérieure à 0', 'Quantity must be greater than 0'],
  ['abc', 'Un nombre est attendu.', 'A number is expected.'],
  ['', 'Un nombre est attendu.', 'A number is expected.'],
  [
    1.5,
    'Ce produit s’ajoute uniquement par multiple de 6 bouteilles',
    'This product can only be added by multiple of 6 bottles',
  ],
  [6e8, 'Il ne reste que 36 articles en stock', 'Only 36 items remaining in stock'],
  ['42', 'Il ne reste que 36 articles en stock', 'Only 36 items remaining in stock'],
]

test('each wrong quantity is refused in words, next to its field, and leaves no cart behind', async () => {
  const test = await createTestApp()
  const magnum = await declinationOf(test, { reference: 'AUB-2020-150' })
  await test.admin.query('update estate.declinations set quantity = 36 where site_id = 1 and id = $1', [magnum])
  for (const [quantity, french, english] of REFUSED) {
    const inFrench = await add(test, { id: magnum, quantity })
    expect(inFrench.statusCode, String(quantity)).toBe(400)
    expect(inFrench.json().errors).toEqual({ quantity: french })
    const inEnglish = await add(test, { id: magnum, quantity, headers: { userlang: 'en' } })
    expect(inEnglish.json().errors).toEqual({ quantity: english })
  }
  expect((await test.admin.query('select from estate.carts')).rowCount).toBe(0)
})

test('what is not a wine is counted without bottles', async () => {
  const test = await createTestApp()
  const magnum = await declinationOf(test, { reference: 'AUB-2020-150' })
  const box = await addBox(test, { name: 'Caisse', component: magnum, quantity: 6 })
  await test.admin.query('update estate.declinations set sell_by_multiple_of = 2 where site_id = 1 and id = $1', [box])
  const answer = await add(test, { id: box, quantity: 3, headers: { userlang: 'en' } })
  expect(answer.json().errors).toEqual({ quantity: 'This product can only be added by multiple of 2' })
})

test('two boxes and a bottle never take more than there is of what they share', async () => {
  const test = await createTestApp()
  const bottle = await declinationOf(test, { reference: 'AUB-2020-150' })
  await test.admin.query(
    'update estate.declinations set quantity = 12, sell_by_multiple_of = 1 where site_id = 1 and id = $1',
    [bottle],
  )
  const six = await addBox(test, { name: 'Caisse de six', component: bottle, quantity: 6 })
  const two = await addBox(test, { name: 'Duo', component: bottle, quantity: 2 })
  const { id: cart } = (await add(test, { id: six, quantity: 1 })).json().data
  expect((await add(test, { id: two, quantity: 4, cart })).json().errors).toEqual({
    quantity: 'Il ne reste que 3 articles en stock',
  })
  expect((await add(test, { id: two, quantity: 2, cart })).statusCode).toBe(200)
  expect((await add(test, { id: bottle, quantity: 3, cart })).json().errors).toEqual({
    quantity: 'Il ne reste que 2 articles en stock',
  })
  expect((await add(test, { id: bottle, quantity: 2, cart })).statusCode).toBe(200)
  expect((await add(test, { id: six, quantity: 1, cart })).json().errors).toEqual({
    quantity: 'Il n’en reste plus en stock',
  })
})

test('two tabs that add the last bottles at once do not both succeed', async () => {
  const test = await createTestApp()
  const magnum = await declinationOf(test, { reference: 'AUB-2020-150' })
  const { id: cart } = (await add(test, { id: magnum, quantity: 6 })).json().data
  await test.admin.query('update estate.declinations set quantity = 12 where site_id = 1 and id = $1', [magnum])
  // Whoever holds the cart, though not against those who only point at it, holds both tabs back.
  const holder = await test.admin.connect()
  await holder.query('begin')
  await holder.query('select from estate.carts where id = $1 for no key update', [cart])
  const tabs = [add(test, { id: magnum, quantity: 6, cart }), add(test, { id: magnum, quantity: 6, cart })]
  await untilWaiting(test.admin, 2).finally(() => holder.query('rollback'))
  holder.release()
  const answers = await Promise.all(tabs)
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  const { rows } = await test.admin.query('select quantity from estate.cart_products where cart_id = $1', [cart])
  expect(rows).toEqual([{ quantity: 12 }])
})

test('unknown carts and bottles, and those of another estate, are not found', async () => {
  const test = await createTestApp()
  const magnum = await declinationOf(test, { reference: 'AUB-2020-150' })
  const { id: cart } = (await add(test, { id: magnum, quantity: 6 })).json().data
  expect((await add(test, { id: 999_999, quantity: 6 })).statusCode).toBe(404)
  expect((await add(test, { id: magnum, quantity: 6, cart: '0'.repeat(32) })).json().code).toBe('cart-not-found')
  expect((await add(test, { id: magnum, quantity: 6, cart: 'x' })).statusCode).toBe(400)
  const elsewhere = await test.app.inject({
    method: 'POST',
    url: `/api/cart/${cart}`,
    headers: { host: 'coteaux.localhost' },
    payload: {},
  })
  expect(elsewhere.json().code).toBe('cart-not-found')
})

test('a customer’s cart is that customer’s alone', async () => {
  const test = await createTestApp()
  const magnum = await declinationOf(test, { reference: 'AUB-2020-150' })
  const [mine, other] = await Promise.all([test.signIn(1, 'CUSTOMER'), test.signIn(1, 'CUSTOMER')])
  const { id: cart } = (await add(test, { id: magnum, quantity: 6, headers: { authorization: mine } })).json().data
  expect((await add(test, { id: magnum, quantity: 6, cart, headers: { authorization: mine } })).statusCode).toBe(200)
  expect((await add(test, { id: magnum, quantity: 6, cart, headers: { authorization: other } })).statusCode).toBe(404)
  expect((await add(test, { id: magnum, quantity: 6, cart })).statusCode).toBe(404)
})

test('an estate that shows no prices, and a showcase, sell nothing', async () => {
  const test = await createTestApp()
  const magnum = await declinationOf(test, { reference: 'AUB-2020-150' })
  await test.admin.query(
    `update estate.parameters set value = 'true' where site_id = 1 and type = 'HIDE_PRODUCT_PRICES'`,
  )
  expect((await add(test, { id: magnum, quantity: 6 })).json().code).toBe('product-not-for-sale')
  await test.admin.query(
    `update estate.parameters set value = 'false' where site_id = 1 and type = 'HIDE_PRODUCT_PRICES'`,
  )
  expect((await add(test, { id: magnum, quantity: 6 })).statusCode).toBe(200)
  await test.admin.query('update estate.site_settings set is_e_commerce = false where site_id = 1')
  expect((await add(test, { id: magnum, quantity: 6 })).json().code).toBe('product-not-for-sale')
})

test('a retry with the same key adds once', async () => {
  const test = await createTestApp()
  const magnum = await declinationOf(test, { reference: 'AUB-2020-150' })
  const headers = { 'idempotency-key': 'one-click' }
  const [first, second] = await Promise.all([
    add(test, { id: magnum, quantity: 6, headers }),
    add(test, { id: magnum, quantity: 6, headers }),
  ])
  expect(second.json()).toEqual(first.json())
  expect((await test.admin.query('select from estate.carts')).rowCount).toBe(1)
})

test('what nobody counts has a bound too: pieces of a line, and what an order may cost', async () => {
  const { add, setParameter, price, white, linesOf } = await createTestCart()
  await setParameter('HANDLE_STOCK', 'false')
  expect(await add({ id: white, quantity: 10_001 })).toMatchObject({
    status: 400,
    errors: { quantity: 'La valeur doit être d’au plus 10000.' },
  })
  await price(white, 50_000_000)
  const { data } = await add({ id: white, quantity: 2 })
  expect(data.totalProductToPay).toBe(1_000_000)
  expect(await add({ id: white, quantity: 9_000, cart: data.id })).toMatchObject({
    status: 400,
    errors: {
      quantity:
        'Une commande ne peut pas dépasser 1\u202f000\u202f000\u00a0€\u00a0: réduisez la quantité, ou écrivez-nous',
    },
  })
  expect((await add({ id: white, quantity: 1, cart: data.id, as: { lang: 'en' } })).errors).toEqual({
    quantity: 'An order cannot exceed €1,000,000: lower the quantity, or write to us',
  })
  expect(await linesOf(data.id)).toEqual([{ id: white, quantity: 2 }])
})
