import { expect, test } from 'vitest'
import { discountOrder } from '#contract/checkout/checkout.ts'
import { createTestCart, type TestCart } from '#tests/support/test-cart.ts'
import { insertOrder } from '#tests/support/test-order.ts'

const NOW = new Date('2026-05-10T12:00:00Z')
const UNKNOWN = { status: 409, code: 'discount-unknown' }

/** A cart of 60 €, and what a code would do to it. */
async function cartOfSixty() {
  const shop = await createTestCart({ now: () => NOW })
  const cart: string = (await shop.add({ id: shop.red, quantity: 6 })).data.id
  const discount = (
    code: unknown,
    { given = {}, as = {} }: { given?: object; as?: Parameters<TestCart['ask']>[0]['as'] } = {},
  ) =>
    shop.ask({
      method: 'POST',
      path: '/order/discount',
      payload: { idCart: cart, discount: { code }, ...given },
      as: { lang: 'en', ...as },
    })
  return { ...shop, cart, discount }
}

test('a code takes off its part however it is typed, and nothing is used up by asking', async () => {
  const { discount, addCode, admin } = await cartOfSixty()
  await addCode('ACCUEIL', { amount: 1_000, max_uses: 1 })
  const answer = { value: { code: 'ACCUEIL' }, subtotal: 60, discount: 6, shippingFees: null, total: 54 }
  expect((await discount(' accueil ')).data).toEqual(answer)
  expect((await discount('ACCUEIL')).data).toEqual(answer)
  const { rows } = await admin.query(`select uses from estate.discount_codes where code = 'ACCUEIL'`)
  expect(rows).toEqual([{ uses: 0 }])
})

test('a code on the delivery takes off the fees only, and euros never more than there is', async () => {
  const { discount, addCode } = await cartOfSixty()
  await addCode('PORT', { amount: 5_000, detail_type: 'SHIPPING_FEES' })
  await addCode('CENT', { type: 'EURO', amount: 10_000 })
  expect((await discount('PORT', { given: { shippingFees: 9.9 } })).data).toMatchObject({
    subtotal: 60,
    discount: 4.95,
    shippingFees: 9.9,
    total: 64.95,
  })
  expect((await discount('PORT')).data).toMatchObject({ discount: 0, shippingFees: null, total: 60 })
  expect((await discount('CENT', { given: { shippingFees: 9.9 } })).data).toMatchObject({ discount: 60, total: 9.9 })
})

test('unknown, lapsed, early, used-up and foreign codes get the same answer', async () => {
  const { discount, addCode, admin } = await cartOfSixty()
  await addCode('LAPSED', { ends_at: NOW })
  await addCode('EARLY', { starts_at: new Date(NOW.getTime() + 1) })
  await addCode('USED', { max_uses: 2, uses: 2 })
  await addCode('OFF', { is_valid: false })
  await addCode('MORE', { least_cents: 6_001 })
  await admin.query(
    `insert into estate.discount_codes (site_id, code, type, amount) values (3, 'VOISIN', 'PERCENT', 1000)`,
  )
  const answers = await Promise.all(
    ['NEVER', 'LAPSED', 'EARLY', 'USED', 'OFF', 'MORE', 'VOISIN'].map((code) => discount(code)),
  )
  expect(answers[0]).toMatchObject(UNKNOWN)
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('a code once a customer is known by the address of the buyer, or of who is signed in', async () => {
  const { discount, addCode, admin, signIn } = await cartOfSixty()
  const id = await addCode('UNEFOIS', { max_uses_per_customer: 1 })
  await insertOrder(admin, { email: 'jeanne@example.com', columns: { discount_code_id: id } })
  expect(await discount('UNEFOIS', { given: { user: { email: 'Jeanne@Example.com' } } })).toMatchObject(UNKNOWN)
  expect((await discount('UNEFOIS', { given: { user: { email: 'eve@example.com' } } })).status).toBe(200)
  const token = await signIn(1, 'CUSTOMER')
  await admin.query(
    `update estate.users set email = 'jeanne@example.com' where id = (select max(id) from estate.users)`,
  )
  expect(await discount('UNEFOIS', { given: { user: { email: 'eve@example.com' } }, as: { token } })).toMatchObject(
    UNKNOWN,
  )
})

test('a cart of another customer, another estate or nobody takes no code', async () => {
  const { discount, addCode, add, red, signIn } = await cartOfSixty()
  await addCode('ACCUEIL', {})
  const [mine, other] = await Promise.all([signIn(1, 'CUSTOMER'), signIn(1, 'CUSTOMER')])
  const idCart = (await add({ id: red, quantity: 6, cart: 'new', as: { token: mine } })).data.id
  const refused = { status: 404, code: 'cart-not-found' }
  expect(await discount('ACCUEIL', { given: { idCart } })).toMatchObject(refused)
  expect(await discount('ACCUEIL', { given: { idCart }, as: { token: other } })).toMatchObject(refused)
  expect(await discount('ACCUEIL', { given: { idCart }, as: { token: mine, site: 3 } })).toMatchObject(refused)
  expect(await discount('ACCUEIL', { given: { idCart: '0'.repeat(32) } })).toMatchObject(refused)
  expect((await discount('ACCUEIL', { given: { idCart }, as: { token: mine } })).status).toBe(200)
  const wrong = await discount('', { given: { shippingFees: -1, user: { email: 'jeanne' } } })
  expect([wrong.status, Object.keys(wrong.errors).sort()]).toEqual([
    400,
    ['discount.code', 'shippingFees', 'user.email'],
  ])
})

test('nobody searches for codes: after so many tries of an hour the answer waits', async () => {
  const { discount } = await cartOfSixty()
  for (let tries = 0; tries < discountOrder.limit.max; tries++) expect((await discount('GUESS')).status).toBe(409)
  expect(await discount('GUESS')).toMatchObject({ status: 429, code: 'too-many-requests' })
})
