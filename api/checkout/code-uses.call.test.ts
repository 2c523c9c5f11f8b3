import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { askResult, byCarrier, fillCart, fillCarts, orderBody, payByCard } from '#tests/support/test-orders.ts'
import { openShop, type TestShop } from '#tests/support/test-shop.ts'

const MINUTES = 120_000
/** Ten times as many as there are connections: more only wait longer. */
const BUYERS = 60

async function openShopWithCode(limits: { uses?: number; perCustomer?: number }) {
  const shop = await openShop()
  await shop.admin.query(
    `insert into estate.discount_codes (site_id, code, type, amount, max_uses, max_uses_per_customer)
     values (1, 'DIXPOURCENT', 'PERCENT', 1000, $1, $2)`,
    [limits.uses ?? null, limits.perCustomer ?? null],
  )
  await shop.admin.query('update estate.declinations set quantity = 10000 where id = $1', [shop.bottle])
  return shop
}

interface Buyer {
  cart: string
  email: string
  at?: number
}

function order({ app, carrier }: TestShop, { cart, email, at = 0 }: Buyer) {
  const body = orderBody(cart, byCarrier(carrier))
  const payload = { ...body, user: { ...body.user, email }, discount: { code: 'dixpourcent' } }
  return app.inject({ method: 'POST', url: '/api/order', payload, remoteAddress: `10.0.${at >> 8}.${at & 255}` })
}

const winners = (answers: { statusCode: number }[]) => answers.filter(({ statusCode }) => statusCode === 200)

const usesOf = async ({ admin }: TestShop) =>
  (await admin.query(`select uses from estate.discount_codes where code = 'DIXPOURCENT'`)).rows[0].uses

test('sixty orders at once with a code for once per customer, of one who spells the address in many ways: one has it', {
  timeout: MINUTES,
}, async () => {
  const shop = await openShopWithCode({ perCustomer: 1 })
  const carts = await fillCarts({ test: shop, count: BUYERS, lines: [[shop.bottle, 1]] })
  const answers = await Promise.all(
    carts.map((cart, at) =>
      order(shop, { cart, at, email: at % 2 ? `Jeanne+${at}@example.com` : 'jeanne@EXAMPLE.com' }),
    ),
  )
  expect(winners(answers)).toHaveLength(1)
  const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json().code)
  expect(new Set(refused)).toEqual(new Set(['discount-unknown']))
  expect(await usesOf(shop)).toBe(1)
  await expectBalanced(shop)
})

test('sixty orders at once with a code of five uses: five have it', { timeout: MINUTES }, async () => {
  const shop = await openShopWithCode({ uses: 5 })
  const carts = await fillCarts({ test: shop, count: BUYERS, lines: [[shop.bottle, 1]] })
  const answers = await Promise.all(carts.map((cart, at) => order(shop, { cart, at, email: `guest${at}@example.com` })))
  expect(winners(answers)).toHaveLength(5)
  expect(await usesOf(shop)).toBe(5)
  await expectBalanced(shop)
})

test('a whole refund gives the use back, a part does not', async () => {
  const shop = await openShopWithCode({ perCustomer: 1 })
  const authorization = await shop.signIn(1, 'ADMIN')
  const [one = '', two = '', three = ''] = await fillCarts({ test: shop, count: 3, lines: [[shop.bottle, 2]] })
  const { order: placed, payment } = (await order(shop, { cart: one, email: 'jeanne@example.com' })).json().data
  await payByCard(shop, { reference: payment.url.split('/').at(-1) })
  await askResult(shop, placed.publicId)
  const refund = async (amount: number) => {
    const url = `/api/admin/order/${placed.id}/refund`
    const answer = await shop.app.inject({ method: 'POST', url, headers: { authorization }, payload: { amount } })
    expect(answer.statusCode).toBe(200)
    await finishWork(shop)
  }
  await refund(1)
  expect((await order(shop, { cart: two, email: 'jeanne@example.com' })).json().code).toBe('discount-unknown')
  await refund(21.5)
  expect(await usesOf(shop)).toBe(0)
  expect((await order(shop, { cart: three, email: 'jeanne@example.com' })).statusCode).toBe(200)
  await expectBalanced(shop)
})

test('nothing is taken off a gift card, in the cart, before ordering and in the order', async () => {
  const shop = await openShopWithCode({})
  const { rows } = await shop.admin.query(
    `select declinations.id from estate.declinations join estate.products on products.site_id = declinations.site_id
       and products.id = product_id where products.site_id = 1 and kind = 'GIFT_CARD' and not exists (
         select from estate.gift_card_offers where declination_id = declinations.id) order by fixed_price_cents limit 1`,
  )
  const card = rows[0].id
  const cart = await fillCart(shop, {
    lines: [
      [shop.bottle, 4],
      [card, 1],
    ],
  })
  const inCart = await shop.app.inject({
    method: 'POST',
    url: `/api/cart/${cart}`,
    payload: { discountCode: 'DIXPOURCENT' },
  })
  expect(inCart.json().data.discount).toMatchObject({ isValid: true, amount: 5 })
  const before = await shop.app.inject({
    method: 'POST',
    url: '/api/order/discount',
    payload: { idCart: cart, discount: { code: 'DIXPOURCENT' } },
  })
  expect(before.json().data).toMatchObject({ subtotal: 100, discount: 5, total: 95 })
  const placed = (await order(shop, { cart, email: 'jeanne@example.com' })).json().data.order
  expect([placed.discount.amount, placed.total]).toEqual([5, 95])
})

test('codes cannot be guessed, neither in carts nor by orders; who mistypes a few times can go on', async () => {
  const shop = await openShopWithCode({})
  const [cart = '', other = ''] = await fillCarts({ test: shop, count: 2, lines: [[shop.bottle, 1]] })
  const type = (discountCode: string, remoteAddress = '203.0.113.9') =>
    shop.app.inject({ method: 'POST', url: `/api/cart/${cart}`, payload: { discountCode }, remoteAddress })
  for (let at = 0; at < 20; at++) expect((await type(`GUESS${at}`)).statusCode).toBe(200)
  const stopped = await type('DIXPOURCENT')
  expect([stopped.statusCode, stopped.json().code]).toEqual([429, 'too-many-requests'])
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
  expect((await type('DIXPOURCENT', '203.0.113.10')).json().data.discount).toMatchObject({ isValid: true })
  const body = orderBody(other, byCarrier(shop.carrier))
  const guess = (code: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/order',
      payload: { ...body, discount: { code } },
      remoteAddress: '203.0.113.11',
    })
  for (let at = 0; at < 20; at++) expect((await guess(`GUESS${at}`)).json().code).toBe('discount-unknown')
  expect((await guess('DIXPOURCENT')).json().code).toBe('too-many-requests')
})
