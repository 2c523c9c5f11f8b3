import { expect, test } from 'vitest'
import { statementsOf } from '#tests/support/count-statements.ts'
import { createTestCart } from '#tests/support/test-cart.ts'
import { addCustomizedProduct } from '#tests/support/test-customizations.ts'
import { addBottle } from '#tests/support/test-orders.ts'

test('a cart that nothing happened to comes back as it was, without a notice', async () => {
  const { add, refresh, red, white } = await createTestCart()
  const { data } = await add({ id: red, quantity: 6 })
  const again = await add({ id: white, quantity: 2, cart: data.id })
  expect(again.data).toMatchObject({ totalProduct: 8, totalProductToPay: 100, notices: [] })
  expect((await refresh(data.id)).data).toEqual(again.data)
})

test('a new price is told once, in the caller’s language', async () => {
  const { add, refresh, price, red } = await createTestCart()
  const { data } = await add({ id: red, quantity: 6 })
  await price(red, 1_150)
  const changed = await refresh(data.id, { body: {}, as: { lang: 'en' } })
  const [line] = data.products
  expect(changed.data.notices).toEqual([
    {
      kind: 'price-changed',
      idCartProduct: line.idCartProduct,
      message: 'Les Aubépines 2020: the price has changed from €10.00 to €11.50.',
    },
  ])
  expect(changed.data.totalProductToPay).toBe(69)
  expect((await refresh(data.id)).data.notices).toEqual([])
  await price(red, 1_000)
  expect((await refresh(data.id)).data.notices[0].message).toBe(
    'Les Aubépines 2020 : le prix est passé de 11,50 € à 10,00 €.',
  )
})

test('a glance tells what changed and takes nothing as told, for nobody may have read it', async () => {
  const { admin, add, refresh, price, stock, addCode, red, linesOf } = await createTestCart()
  const codeId = await addCode('ACCUEIL', {})
  await addCode('AUTRE', {})
  const { data } = await add({ id: red, quantity: 18 })
  await refresh(data.id, { body: { discountCode: 'ACCUEIL' } })
  await price(red, 1_150)
  await stock(red, 14)
  await admin.query('update estate.discount_codes set is_valid = false where id = $1', [codeId])

  const glance = () => refresh(data.id, { body: { isGlance: true, discountCode: 'AUTRE' } })
  const { data: glanced } = await glance()
  expect(glanced).toMatchObject({ totalProduct: 14, totalProductToPay: 161, discount: null })
  expect(glanced.notices.map(({ kind }: { kind: string }) => kind)).toEqual([
    'quantity-lowered',
    'price-changed',
    'discount-gone',
  ])
  expect((await glance()).data).toEqual(glanced)
  expect(await linesOf(data.id)).toEqual([{ id: red, quantity: 18 }])

  expect((await refresh(data.id)).data).toEqual(glanced)
  expect(await linesOf(data.id)).toEqual([{ id: red, quantity: 14 }])
  expect((await refresh(data.id)).data.notices).toEqual([])
})

test('a price that changed is told with the next change of the cart as well', async () => {
  const { add, set, remove, price, red, white } = await createTestCart()
  const { data } = await add({ id: red, quantity: 6 })
  await price(red, 1_150)
  const added = await add({ id: white, quantity: 1, cart: data.id })
  expect(added.data.notices).toMatchObject([{ kind: 'price-changed' }])
  await price(red, 1_200)
  const [first, second] = added.data.products
  expect((await set({ cart: data.id, line: second, quantity: 2 })).data.notices).toMatchObject([
    { kind: 'price-changed' },
  ])
  await price(red, 1_300)
  expect((await remove({ cart: data.id, line: second })).data.notices).toMatchObject([
    { kind: 'price-changed', idCartProduct: first.idCartProduct },
  ])
})

test('a tier that the customer reaches or leaves is no news', async () => {
  const { add, set, remove, refresh, admin, red, white } = await createTestCart()
  const { rows } = await admin.query(
    `insert into estate.decreasing_sets (site_id, is_mixable) values (1, true) returning id`,
  )
  await admin.query(
    `insert into estate.decreasing_discounts (site_id, set_id, min_quantity, type, amount) values (1, $1, 6, 'PERCENT', 1000)`,
    [rows[0].id],
  )
  await admin.query(
    `update estate.products set decreasing_set_id = $1 where site_id = 1 and id in (
       select product_id from estate.declinations where site_id = 1 and id = any($2))`,
    [rows[0].id, [red, white]],
  )
  const first = await add({ id: red, quantity: 3 })
  const { id } = first.data
  const mixed = await add({ id: white, quantity: 3, cart: id })
  expect(mixed.data).toMatchObject({ notices: [], totalProductToPay: 81 })
  const [, other] = mixed.data.products
  expect((await set({ cart: id, line: other, quantity: 2 })).data).toMatchObject({ notices: [], totalProductToPay: 70 })
  expect((await set({ cart: id, line: other, quantity: 3 })).data).toMatchObject({ notices: [], totalProductToPay: 81 })
  expect((await remove({ cart: id, line: other })).data).toMatchObject({ notices: [], totalProductToPay: 30 })
  expect((await refresh(id)).data.notices).toEqual([])
})

test('a quantity that is no longer there is lowered to the largest multiple, told once', async () => {
  const { add, refresh, stock, multiple, red, linesOf } = await createTestCart()
  await multiple(red, 6)
  const { data } = await add({ id: red, quantity: 18 })
  await stock(red, 14)
  const lowered = await refresh(data.id)
  expect(lowered.data).toMatchObject({
    totalProduct: 12,
    products: [{ quantity: 12, available: 14, isUnavailable: false }],
    notices: [
      {
        kind: 'quantity-lowered',
        message: 'Les Aubépines 2020 : il n’en reste pas davantage, la quantité est passée de 18 à 12.',
      },
    ],
  })
  expect(await linesOf(data.id)).toEqual([{ id: red, quantity: 12 }])
  expect((await refresh(data.id)).data.notices).toEqual([])
})

test('a new multiple lowers what it does not divide, and waits where nothing is left', async () => {
  const { add, refresh, set, multiple, red, white } = await createTestCart()
  const { data } = await add({ id: red, quantity: 8 })
  await add({ id: white, quantity: 3, cart: data.id })
  await multiple(red, 6)
  await multiple(white, 6)
  const { data: changed } = await refresh(data.id)
  expect(changed.products).toMatchObject([
    { quantity: 6, isUnavailable: false },
    { quantity: 3, isUnavailable: true, available: 36, total: 0 },
  ])
  expect(changed.notices.map(({ message }: { message: string }) => message)).toEqual([
    'Les Aubépines 2020 : la vente se fait par 6, la quantité est passée de 8 à 6.',
    'La Perrine 2023 : la vente se fait désormais par 6. Choisissez une nouvelle quantité.',
  ])
  const fixed = await set({ cart: data.id, line: changed.products[1], quantity: 6 })
  expect(fixed.data.products[1]).toMatchObject({ quantity: 6, isUnavailable: false, total: 120 })
})

test('what is sold out or withdrawn stays, is said to be unavailable and is not counted', async () => {
  const { add, refresh, stock, withdraw, red, white, linesOf } = await createTestCart()
  const { data } = await add({ id: red, quantity: 6 })
  await add({ id: white, quantity: 2, cart: data.id })
  await stock(red, 0)
  await withdraw(white)
  const { data: gone } = await refresh(data.id)
  expect(gone).toMatchObject({ totalProduct: 0, totalProductToPay: 0, needsDelivery: false, hasAlcohol: false })
  expect(gone.products).toMatchObject([
    { quantity: 6, unitPrice: 10, total: 0, isUnavailable: true, available: 0 },
    { quantity: 2, unitPrice: 20, total: 0, isUnavailable: true, available: 0 },
  ])
  expect(gone.notices).toMatchObject([
    { kind: 'line-unavailable', message: expect.stringContaining('plus assez en stock') },
    { kind: 'line-unavailable', message: expect.stringContaining('n’est plus en vente') },
  ])
  await stock(red, 36)
  await withdraw(white, { isValid: true })
  expect((await refresh(data.id)).data).toMatchObject({ totalProduct: 8, notices: [] })
  expect(await linesOf(data.id)).toEqual([
    { id: red, quantity: 6 },
    { id: white, quantity: 2 },
  ])
})

test('where prices are hidden, and on a showcase, nothing in a cart can be had', async () => {
  const { add, refresh, setParameter, admin, red } = await createTestCart()
  const { data } = await add({ id: red, quantity: 6 })
  const isHad = async () => (await refresh(data.id)).data.products[0].isUnavailable === false
  expect(await isHad()).toBe(true)
  await setParameter('HIDE_PRODUCT_PRICES', 'true')
  expect(await isHad()).toBe(false)
  await setParameter('HIDE_PRODUCT_PRICES', 'false')
  await admin.query('update estate.site_settings set is_e_commerce = false where site_id = 1')
  expect(await isHad()).toBe(false)
})

test('boxes and bottles share a stock when it shrinks', async () => {
  const { add, refresh, stock, admin, red } = await createTestCart()
  const { rows } = await admin.query(
    `with product as (
       insert into estate.products (site_id, type, kind, price_cents) values (1, 'BOX', 'CASE', 5000) returning id
     ), text as (
       insert into estate.product_texts (site_id, product_id, locale, name, slug)
       select 1, id, 'fr', 'Caisse', 'caisse' from product
     )
     insert into estate.declinations (site_id, product_id) select 1, id from product returning id`,
  )
  const box = rows[0].id
  await admin.query(
    'insert into estate.box_components (site_id, box_id, component_id, quantity) values (1, $1, $2, 6)',
    [box, red],
  )
  const { data } = await add({ id: red, quantity: 6 })
  // In English the box has no words: its French name stands in, and the line is not lost.
  expect((await add({ id: box, quantity: 3, cart: data.id, as: { lang: 'en' } })).data.products[1]).toMatchObject({
    name: 'Caisse',
    quantity: 3,
  })
  await stock(red, 13)
  expect((await refresh(data.id)).data.products).toMatchObject([
    { quantity: 6, available: 7 },
    { quantity: 1, available: 1 },
  ])
})

test('answers are told in words, with the names of pictures', async () => {
  const { ask, refresh, admin } = await createTestCart()
  const product = await addCustomizedProduct(admin, {
    siteId: 1,
    priceCents: 1_000,
    steps: [
      { input: 'TEXT', label: { fr: 'Mots', en: 'Words' } },
      {
        input: 'SELECT',
        label: { fr: 'Bois', en: 'Wood' },
        values: [{ key: 'oak', label: { fr: 'Chêne', en: 'Oak' } }],
      },
      { input: 'CHECKBOX', label: { fr: 'Papier', en: 'Paper' } },
      { input: 'FILE', label: { fr: 'Photo', en: 'Photo' } },
    ],
  })
  const [words = 0, wood = 0, paper = 0, photo = 0] = product.questionIds
  const file = 'f'.repeat(32)
  await admin.query(
    `insert into estate.customization_files (site_id, id, customization_id, filename, mime_type, bytes, width, height, created_at)
     values (1, $1, $2, 'jeanne.jpg', 'image/jpeg', 10, 10, 10, now())`,
    [file, photo],
  )
  const customizations = [
    { id: words, text: 'Pour Jeanne' },
    { id: wood, select: { key: 'oak' } },
    { id: paper, checkbox: true },
    { id: photo, file },
  ]
  const { data } = await ask({
    method: 'POST',
    path: `/cart/new/product/${product.declinationId}`,
    payload: { quantity: 1, customizations },
  })
  expect(data.products[0].answers).toEqual([
    { label: 'Mots', value: 'Pour Jeanne' },
    { label: 'Bois', value: 'Chêne' },
    { label: 'Papier', value: 'Oui' },
    { label: 'Photo', value: 'jeanne.jpg' },
  ])
  const english = await refresh(data.id, { body: {}, as: { lang: 'en' } })
  expect(english.data.products[0].answers[1]).toEqual({ label: 'Wood', value: 'Oak' })
})

test('what the cart’s own unpaid order holds is still there for the cart, and for no other', async () => {
  const { add, refresh, set, admin, stock, red } = await createTestCart()
  const { data } = await add({ id: red, quantity: 6 })
  const other = await add({ id: red, quantity: 6 })
  await stock(red, 6)
  await addOrder({ admin }, data.id)
  await admin.query(
    `insert into estate.stock_reservations (site_id, order_id, holder, holder_id, quantity) values (1, 900, 'DECLINATION', $1, 6)`,
    [red],
  )
  await admin.query('update estate.declinations set reserved = 6 where site_id = 1 and id = $1', [red])
  expect((await refresh(data.id)).data).toMatchObject({ totalProduct: 6, notices: [] })
  expect((await set({ cart: data.id, line: data.products[0], quantity: 5 })).status).toBe(200)
  expect((await refresh(other.data.id)).data.products[0]).toMatchObject({ isUnavailable: true })
})

test('the number of statements does not grow with the lines', async () => {
  const { add, refresh, admin, red, white } = await createTestCart()
  const { data } = await add({ id: red, quantity: 1 })
  await add({ id: white, quantity: 1, cart: data.id })
  const few = await countStatements(() => refresh(data.id))
  await admin.query(
    `insert into estate.cart_products (site_id, cart_id, declination_id, quantity, added_at)
     select 1, $1, id, sell_by_multiple_of, now() from estate.declinations
     where site_id = 1 and is_valid and id <> all($2) limit 30`,
    [data.id, [red, white]],
  )
  // The first look writes down the prices; the second is like the one before.
  const { data: large } = await refresh(data.id)
  expect(large.products.length).toBeGreaterThan(20)
  // One more for all wines that count together; red and white have none.
  expect(await countStatements(() => refresh(data.id))).toBeLessThanOrEqual(few + 2)
})

test('a cart that was ordered is history for every call, and so is another estate’s', async () => {
  const { add, ask, refresh, set, remove, admin, signIn, red } = await createTestCart()
  const { data } = await add({ id: red, quantity: 6 })
  const [line] = data.products
  const token = await signIn(1, 'CUSTOMER')
  const everything = (site?: number) => {
    const as = site ? { site } : {}
    return [
      add({ id: red, quantity: 6, cart: data.id, as }),
      refresh(data.id, { body: {}, as }),
      set({ cart: data.id, line, quantity: 5, as }),
      remove({ cart: data.id, line, as }),
      ask({
        method: 'PUT',
        path: `/cart/${data.id}/reminder`,
        payload: { email: 'a@example.com', consents: true },
        as,
      }),
      ask({ method: 'DELETE', path: `/cart/${data.id}`, as }),
    ]
  }
  const codes = async (site?: number) => (await Promise.all(everything(site))).map(({ code }) => code)
  const elsewhere = await codes(3)
  expect(elsewhere.slice(1)).toEqual(Array(5).fill('cart-not-found'))
  await admin.query('update estate.carts set ordered_at = now() where id = $1', [data.id])
  expect(await codes()).toEqual(Array(6).fill('cart-not-found'))
  expect((await ask({ method: 'GET', path: `/cart/${data.id}/default`, as: { token } })).code).toBe('cart-not-found')
})

/** The fewer of two times: now and then a call also asks whether its site is still being built. */
async function countStatements(work: () => Promise<{ status: number }>): Promise<number> {
  return Math.min(await statementsOnce(work), await statementsOnce(work))
}

/** How many statements the database is given while something is done. */
async function statementsOnce(work: () => Promise<{ status: number }>): Promise<number> {
  const { answer, asked } = await statementsOf(work)
  expect(answer.status).toBe(200)
  return asked.length
}

/** An order of a cart that waits for its payment. */
async function addOrder({ admin }: Pick<Awaited<ReturnType<typeof createTestCart>>, 'admin'>, cartId: string) {
  await admin.query(
    `insert into estate.orders (site_id, id, public_id, cart_id, contents_hash, locale, email, firstname, lastname,
       billing_address, delivery_type, products_cents, total_cents, vat, terms_accepted_at, created_at, changed_at)
     values (1, 900, repeat('a', 32), $1, '', 'fr', 'a@example.com', 'A', 'B', '{}', 'DELIVERY', 6000, 6000, '[]',
       now(), now(), now())`,
    [cartId],
  )
}

test('a cart tells the VAT that it holds, rate by rate, and what of it is delivered', async () => {
  const { ask, refresh, admin } = await createTestCart()
  const juice = await addBottle({ admin }, { priceCents: 1_055, vatRate: 5.5 })
  const wine = await addBottle({ admin }, { priceCents: 1_200 })
  const { data } = await ask({ method: 'POST', path: `/cart/new/product/${juice}`, payload: { quantity: 2 } })
  await ask({ method: 'POST', path: `/cart/${data.id}/product/${wine}`, payload: { quantity: 1 } })
  expect((await refresh(data.id)).data.vat).toEqual([
    { rate: 20, gross: 12, vat: 2, delivered: 12 },
    { rate: 5.5, gross: 21.1, vat: 1.1, delivered: 21.1 },
  ])
})
