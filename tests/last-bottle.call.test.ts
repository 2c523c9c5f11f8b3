import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './support/test-app.ts'
import {
  addBottle,
  addFreeCarrier,
  askResult,
  byCarrier,
  fillCarts,
  orderBody,
  PATIENT_GATE,
  payByCard,
  postOrder,
} from './support/test-orders.ts'

const BUYERS = 500
const MINUTES = 120_000

async function orderAll(test: TestApp, { carts, carrier }: { carts: readonly string[]; carrier: number }) {
  const answers = await Promise.all(
    carts.map((cart, at) => {
      const body = orderBody(cart, byCarrier(carrier))
      const payload = { ...body, user: { ...body.user, email: `buyer${at}@example.com` } }
      return postOrder(test, { payload, remoteAddress: `10.0.${at >> 8}.${at & 255}` })
    }),
  )
  const won = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().data)
  const lost = answers.filter(({ statusCode }) => statusCode !== 200)
  return { won, lost }
}

async function stockOf({ admin }: TestApp, id: number) {
  const { rows } = await admin.query(
    'select quantity, reserved from estate.declinations where site_id = 1 and id = $1',
    [id],
  )
  return rows[0]
}

test('500 buyers for the last bottle: one has it, 499 are told clearly', { timeout: MINUTES }, async () => {
  const test = await createTestApp({ gate: PATIENT_GATE })
  const carrier = await addFreeCarrier(test)
  const bottle = await addBottle(test, { stock: 1 })
  const { won, lost } = await orderAll(test, {
    carts: await fillCarts({ test, count: BUYERS, lines: [[bottle, 1]] }),
    carrier,
  })
  expect(won).toHaveLength(1)
  expect(new Set(lost.map((answer) => `${answer.statusCode} ${answer.json().code}`))).toEqual(
    new Set(['409 order-obstructed']),
  )
  expect(await stockOf(test, bottle)).toEqual({ quantity: 1, reserved: 1 })
  await payByCard(test, { reference: won[0].payment.url.split('/').at(-1) })
  expect((await askResult(test, won[0].order.publicId)).json().data.order.status.value).toBe('PAID')
  expect(await stockOf(test, bottle)).toEqual({ quantity: 0, reserved: 0 })
  expect((await test.admin.query('select from estate.orders')).rowCount).toBe(1)
})

test('1000 buyers for 100 bottles: exactly 100 are sold', { timeout: MINUTES }, async () => {
  const test = await createTestApp({ gate: PATIENT_GATE })
  const carrier = await addFreeCarrier(test)
  const bottle = await addBottle(test, { stock: 100 })
  const { won, lost } = await orderAll(test, {
    carts: await fillCarts({ test, count: 1_000, lines: [[bottle, 1]] }),
    carrier,
  })
  expect([won.length, lost.length]).toEqual([100, 900])
  expect(await stockOf(test, bottle)).toEqual({ quantity: 100, reserved: 100 })
})

test('a box and a bottle that share a stock never sell more of it than there is', { timeout: MINUTES }, async () => {
  const test = await createTestApp({ gate: PATIENT_GATE })
  const carrier = await addFreeCarrier(test)
  const bottle = await addBottle(test, { stock: 20 })
  const other = await addBottle(test, { stock: 1_000 })
  const box = await addBottle(test, { stock: 0, type: 'BOX' })
  await test.admin.query(
    'insert into estate.box_components (site_id, box_id, component_id, quantity) values (1, $1, $2, 3), (1, $1, $3, 1)',
    [box, bottle, other],
  )
  const carts = [
    ...(await fillCarts({ test, count: 40, lines: [[box, 1]] })),
    // Named in the other order: whoever locks in the order of the lines would block for good.
    ...(await fillCarts({
      test,
      count: 40,
      lines: [
        [other, 1],
        [bottle, 1],
      ],
    })),
  ]
  const { won, lost } = await orderAll(test, { carts, carrier })
  const { reserved } = await stockOf(test, bottle)
  expect(won.length).toBeGreaterThan(0)
  // A deadlock would be a fault, and whoever met it would not know whether the order is made.
  expect(new Set(lost.map((answer) => answer.json().code))).toEqual(new Set(['order-obstructed']))
  expect(reserved).toBeLessThanOrEqual(20)
  // Nobody who could still have been served was sent away: two single bottles at most are left over from boxes of three.
  expect(reserved).toBeGreaterThan(20 - 1)
  const { rows } = await test.admin.query(
    `select sum(quantity)::int as held from estate.stock_reservations where holder_id = $1 and state = 'HELD'`,
    [bottle],
  )
  expect(rows[0].held).toBe(reserved)
})

test('the same wine twice with other words on it is still the same wine', async () => {
  const test = await createTestApp({ gate: PATIENT_GATE })
  const carrier = await addFreeCarrier(test)
  const bottle = await addBottle(test, { stock: 3 })
  const [cart = ''] = await fillCarts({ test, count: 1, lines: [[bottle, 2]] })
  await test.admin.query(
    `insert into estate.cart_products (site_id, cart_id, declination_id, quantity, customizations, added_at)
     values (1, $1, $2, 2, '[{"id": 1, "text": "Pour Jeanne"}]', now())`,
    [cart, bottle],
  )
  const answer = await postOrder(test, { payload: orderBody(cart, byCarrier(carrier)) })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'order-obstructed'])
  await test.admin.query('update estate.declinations set quantity = 4 where id = $1', [bottle])
  expect((await postOrder(test, { payload: orderBody(cart, byCarrier(carrier)) })).statusCode).toBe(200)
  expect(await stockOf(test, bottle)).toEqual({ quantity: 4, reserved: 4 })
})
