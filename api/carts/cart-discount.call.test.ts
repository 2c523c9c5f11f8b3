import { expect, test } from 'vitest'
import { createTestCart } from '#tests/support/test-cart.ts'

const NO = { isValid: false, amount: 0, isOnShipping: false, message: 'Ce code ne s’applique pas à ce panier.' }

test('a code is taken however it is typed, kept, and taken away', async () => {
  const { add, refresh, addCode, red } = await createTestCart()
  await addCode('ACCUEIL', { least_cents: 6_000 })
  const { data } = await add({ id: red, quantity: 6 })
  const on = { code: 'ACCUEIL', isValid: true, amount: 6, isOnShipping: false, message: null }
  expect((await refresh(data.id, { body: { discountCode: '  accueil ' } })).data).toMatchObject({
    discount: on,
    totalProductToPay: 60,
  })
  expect((await refresh(data.id)).data.discount).toEqual(on)
  expect((await add({ id: red, quantity: 6, cart: data.id })).data.discount).toMatchObject({ amount: 12 })
  expect((await refresh(data.id, { body: { discountCode: null } })).data.discount).toBeNull()
  expect((await refresh(data.id)).data.discount).toBeNull()
})

test('euros never take off more than there is, and codes for the delivery leave the products alone', async () => {
  const { add, refresh, addCode, red } = await createTestCart()
  await addCode('CENT', { type: 'EURO', amount: 10_000 })
  await addCode('PORT', { amount: 10_000, detail_type: 'SHIPPING_FEES' })
  const { data } = await add({ id: red, quantity: 6 })
  expect((await refresh(data.id, { body: { discountCode: 'CENT' } })).data.discount).toMatchObject({ amount: 60 })
  expect((await refresh(data.id, { body: { discountCode: 'PORT' } })).data.discount).toMatchObject({
    isValid: true,
    amount: 0,
    isOnShipping: true,
  })
})

test('unknown, lapsed, early and used-up codes get the same answer, and the code before stays', async () => {
  const now = new Date('2026-05-10T12:00:00Z')
  const { add, refresh, addCode, red } = await createTestCart({ now: () => now })
  await addCode('BON', {})
  await addCode('LAPSED', { ends_at: '2026-05-01T00:00:00Z' })
  await addCode('EARLY', { starts_at: '2026-06-01T00:00:00Z' })
  await addCode('USED', { max_uses: 2, uses: 2 })
  await addCode('OFF', { is_valid: false })
  const { data } = await add({ id: red, quantity: 6 })
  await refresh(data.id, { body: { discountCode: 'BON' } })
  for (const discountCode of ['LAPSED', 'EARLY', 'USED', 'OFF', 'NEVERWAS', '%', 'ß'.repeat(40)]) {
    const { discount } = (await refresh(data.id, { body: { discountCode } })).data
    expect(discount).toEqual({ ...NO, code: discountCode.toUpperCase() })
  }
  expect((await refresh(data.id)).data.discount).toMatchObject({ code: 'BON', isValid: true })
  expect((await refresh(data.id, { body: { discountCode: 'x'.repeat(41) } })).status).toBe(400)
})

test('a code of another estate is unknown', async () => {
  const { add, refresh, admin, red } = await createTestCart()
  await admin.query(
    `insert into estate.discount_codes (site_id, code, type, amount) values (3, 'VOISIN', 'PERCENT', 1000)`,
  )
  const { data } = await add({ id: red, quantity: 6 })
  expect((await refresh(data.id, { body: { discountCode: 'VOISIN' } })).data.discount).toMatchObject(NO)
})

test('a code waits until the cart is worth enough', async () => {
  const { add, refresh, addCode, red } = await createTestCart()
  await addCode('ACCUEIL', { least_cents: 6_000 })
  const { data } = await add({ id: red, quantity: 5 })
  expect((await refresh(data.id, { body: { discountCode: 'ACCUEIL' } })).data.discount).toEqual({
    ...NO,
    code: 'ACCUEIL',
    message: 'Ce code s’applique à partir de 60,00 € de produits.',
  })
  expect((await add({ id: red, quantity: 1, cart: data.id })).data.discount).toMatchObject({ isValid: true, amount: 6 })
})

test('a code that no longer holds leaves the cart, which says so once', async () => {
  let now = new Date('2026-05-10T12:00:00Z')
  const { add, refresh, addCode, red } = await createTestCart({ now: () => now })
  await addCode('MAI', { ends_at: '2026-06-01T00:00:00Z' })
  const { data } = await add({ id: red, quantity: 6 })
  await refresh(data.id, { body: { discountCode: 'MAI' } })
  now = new Date('2026-06-01T00:00:00Z')
  expect((await refresh(data.id)).data).toMatchObject({
    discount: null,
    notices: [
      {
        kind: 'discount-gone',
        idCartProduct: null,
        message: 'Le code MAI n’est plus valable : il a été retiré du panier.',
      },
    ],
  })
  expect((await refresh(data.id)).data.notices).toEqual([])
})

test('the use of the cart’s own unpaid order is not counted against it, a customer’s former ones are', async () => {
  const { add, refresh, addCode, admin, signIn, red } = await createTestCart()
  const id = await addCode('UNIQUE', { max_uses: 1, uses: 1, max_uses_per_customer: 1 })
  const token = await signIn(1, 'CUSTOMER')
  const { data } = await add({ id: red, quantity: 6, cart: 'new', as: { token } })
  const { rows } = await admin.query('select user_id from estate.carts where id = $1', [data.id])
  const order = (cartId: string) =>
    admin.query(
      `insert into estate.orders (site_id, public_id, cart_id, contents_hash, user_id, locale, email, firstname, lastname,
         billing_address, delivery_type, products_cents, total_cents, vat, terms_accepted_at, created_at, changed_at,
         discount_code_id)
       values (1, md5($1), $1, '', $2, 'fr', 'a@example.com', 'A', 'B', '{}', 'DELIVERY', 6000, 6000, '[]', now(), now(),
         now(), $3)`,
      [cartId, rows[0].user_id, id],
    )
  const typed = () => refresh(data.id, { body: { discountCode: 'UNIQUE' }, as: { token } })
  expect((await typed()).data.discount).toMatchObject({ isValid: false })
  await order(data.id)
  expect((await typed()).data.discount).toMatchObject({ isValid: true })
  await admin.query('update estate.discount_codes set max_uses = null where id = $1', [id])
  await order('e'.repeat(32))
  expect((await typed()).data.discount).toMatchObject({ isValid: false })
  await admin.query(
    `update estate.orders set status = 'CANCELLED', fulfilment = 'CANCELLED' where cart_id = repeat('e', 32)`,
  )
  expect((await typed()).data.discount).toMatchObject({ isValid: true })
})
