import { expect, test } from 'vitest'
import { minutes, openClockedShop } from '#tests/support/clocked-shop.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { addBottle, askResult, byCarrier, fillCarts, orderBody, payByCard } from '#tests/support/test-orders.ts'
import { openShop, type TestShop } from '#tests/support/test-shop.ts'

interface Buyer {
  cart: string
  email: string
  remoteAddress?: string
}

function order({ app, carrier }: TestShop, { cart, email, remoteAddress = '198.51.100.7' }: Buyer) {
  const body = orderBody(cart, byCarrier(carrier))
  const payload = { ...body, user: { ...body.user, email } }
  return app.inject({ method: 'POST', url: '/api/order', payload, remoteAddress })
}

const codes = (answers: { statusCode: number; json(): { code?: string } }[]) =>
  answers.map((answer) => (answer.statusCode === 200 ? 'ok' : `${answer.statusCode} ${answer.json().code}`))

test('unpaid orders of one place cannot hold a whole cellar, however many addresses they name', async () => {
  const shop = await openShop()
  const wine = await addBottle(shop, { stock: 120 })
  const carts = await fillCarts({ test: shop, count: 3, lines: [[wine, 40]] })
  const answers = await Promise.all(carts.map((cart, at) => order(shop, { cart, email: `guest${at}@example.com` })))
  expect(codes(answers).toSorted()).toEqual(['429 too-many-unpaid-orders', 'ok', 'ok'])
  const { rows } = await shop.admin.query('select reserved from estate.declinations where id = $1', [wine])
  expect(rows).toEqual([{ reserved: 80 }])
  await expectBalanced(shop)
})

test('one customer has ten unpaid orders at most, from wherever and however the address is spelt', async () => {
  const shop = await openShop()
  const carts: string[] = []
  // Of a wine each: those who want the same one wait for each other anyway.
  for (let cart = 0; cart < 24; cart++) {
    const wine = await addBottle(shop, { stock: 12 })
    carts.push(...(await fillCarts({ test: shop, count: 1, lines: [[wine, 1]] })))
  }
  const answers = await Promise.all(
    carts.map((cart, at) =>
      order(shop, { cart, email: `Jeanne+${at}@Example.com`, remoteAddress: `198.51.100.${at + 1}` }),
    ),
  )
  expect(codes(answers).filter((code) => code === 'ok')).toHaveLength(10)
  expect(new Set(codes(answers))).toEqual(new Set(['ok', '429 too-many-unpaid-orders']))
  await expectBalanced(shop)
})

test('a single order may be as large as the cellar, and what is paid counts no more', async () => {
  const shop = await openShop()
  const wine = await addBottle(shop, { stock: 1_000 })
  const carts = await fillCarts({ test: shop, count: 5, lines: [[wine, 150]] })
  for (const cart of carts) {
    const answer = await order(shop, { cart, email: 'jeanne@example.com' })
    expect(codes([answer])).toEqual(['ok'])
    const { order: placed, payment } = answer.json().data
    await payByCard(shop, { reference: payment.url.split('/').at(-1) })
    await askResult(shop, placed.publicId)
  }
  await expectBalanced(shop)
})

test('a cart that is ordered and left unpaid again and again has to wait until tomorrow', async () => {
  const { shop, wait } = await openClockedShop()
  const [cart = ''] = await fillCarts({ test: shop, count: 1, lines: [[shop.bottle, 1]] })
  const answers = []
  for (let round = 0; round < 4; round++) {
    answers.push(await order(shop, { cart, email: 'jeanne@example.com' }))
    await wait(minutes(31 * (round + 1)))
  }
  expect(codes(answers)).toEqual(['ok', 'ok', 'ok', '429 too-many-unpaid-orders'])
  await wait(minutes(26 * 60))
  expect(codes([await order(shop, { cart, email: 'jeanne@example.com' })])).toEqual(['ok'])
})

test('nothing is held for what nobody can pay, and it is said before and in words that are true', async () => {
  const shop = await openShop()
  await shop.admin.query(`update estate.parameters set value = 'STRIPE' where site_id = 1 and type = 'PAYMENT_METHOD'`)
  const [cart = ''] = await fillCarts({ test: shop, count: 1, lines: [[shop.bottle, 6]] })
  const told = await shop.app.inject({ method: 'POST', url: '/api/order/validate', payload: { idCart: cart } })
  expect(told.json().data.obstacles).toEqual([
    { kind: 'payment-closed', idCartProduct: null, message: expect.stringContaining('n’est pas encore ouvert') },
  ])
  const answer = await order(shop, { cart, email: 'jeanne@example.com' })
  expect(codes([answer])).toEqual(['503 payment-closed'])
  expect((await shop.admin.query('select from estate.orders')).rowCount).toBe(0)
  await expectBalanced(shop)
})
