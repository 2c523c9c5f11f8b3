import { expect, test } from 'vitest'
import { allDueHandlers } from '#api/all-due-handlers.ts'
import { runDueWork } from '#api/background/run-due-work.ts'
import { byCarrier, orderBody, payByCard, postOrder } from '#tests/support/test-orders.ts'
import { booksOf, openShop, orderBottles, type TestShop } from '#tests/support/test-shop.ts'

const START = new Date('2026-11-15T10:00:00Z')
const minutes = (count: number) => new Date(START.getTime() + count * 60_000)

/** A shop whose clock the test holds. */
async function openClockedShop() {
  let now = START
  const shop = await openShop({ now: () => now })
  const wait = async (until: Date) => {
    now = until
    const failures: unknown[] = []
    const options = {
      pool: shop.pool,
      services: shop,
      handlers: allDueHandlers,
      now: () => now,
      onFailure: (_: unknown, error: unknown) => failures.push(error),
    }
    // Work may bring more work that is due at once.
    while ((await runDueWork({ ...options, limit: 20 })) > 0);
    return failures
  }
  return { shop, wait }
}

const statusOf = async ({ app }: TestShop, publicId: string) =>
  (await app.inject({ url: `/api/order/${publicId}` })).json().data.order.status.value

test('stock is held for half an hour, then others can have it, and after a day the order is over', async () => {
  const { shop, wait } = await openClockedShop()
  const { order } = await orderBottles(shop, 12)
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 12 })
  await wait(minutes(29))
  expect(await booksOf(shop)).toMatchObject({ reserved: 12 })
  await wait(minutes(31))
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 0 })
  expect(await statusOf(shop, order.publicId)).toBe('AWAITING_PAYMENT')
  await wait(minutes(24 * 60 + 1))
  expect(await statusOf(shop, order.publicId)).toBe('CANCELLED')
  const { rows } = await shop.admin.query('select status from estate.payments')
  expect(rows).toEqual([{ status: 'CANCELLED' }])
  expect((await shop.admin.query(`select from platform.due_work`)).rowCount).toBe(0)
})

test('a payment that nobody told of is found by asking', async () => {
  const { shop, wait } = await openClockedShop()
  const { order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, { reference })
  expect(await statusOf(shop, order.publicId)).toBe('AWAITING_PAYMENT')
  await wait(minutes(11))
  expect(await statusOf(shop, order.publicId)).toBe('PAID')
  expect(await booksOf(shop)).toMatchObject({ quantity: 10, reserved: 0, moved: 10, invoices: 1, paid: 1 })
})

test('who pays late still gets the wine if it is there', async () => {
  const { shop, wait } = await openClockedShop()
  const { order, reference } = await orderBottles(shop, 2)
  await wait(minutes(40))
  await payByCard(shop, { reference })
  await wait(minutes(51))
  expect(await statusOf(shop, order.publicId)).toBe('PAID')
  expect(await booksOf(shop)).toMatchObject({ quantity: 10, reserved: 0, invoices: 1 })
})

test('who pays late for what is sold gets all money back, and is told', async () => {
  const { shop, wait } = await openClockedShop()
  const late = await orderBottles(shop, 2)
  await wait(minutes(40))
  const rival = await orderBottles(shop, 11)
  await payByCard(shop, { reference: rival.reference })
  await payByCard(shop, { reference: late.reference })
  expect(await wait(minutes(51))).toEqual([])
  expect(await statusOf(shop, rival.order.publicId)).toBe('PAID')
  expect(await statusOf(shop, late.order.publicId)).toBe('CANCELLED')
  const { rows } = await shop.admin.query(
    'select reference, refunded_cents from platform.test_payments where refunded_cents > 0',
  )
  expect(rows).toEqual([{ reference: late.reference, refunded_cents: 2500 }])
  expect(await booksOf(shop)).toMatchObject({ quantity: 1, reserved: 0, moved: 1, invoices: 1, credits: 0, paid: 1 })
  expect((await booksOf(shop)).mails.toSorted()).toEqual(['ORDER_CANCELLED', 'ORDER_CONFIRMED'])
})

test('a replaced order cannot be paid any more, and money that came a moment before goes back', async () => {
  const { shop, wait } = await openClockedShop()
  const first = await orderBottles(shop, 2)
  const paidMeanwhile = await orderBottles(shop, 1)
  for (const { cart } of [first, paidMeanwhile]) {
    await shop.admin.query('update estate.cart_products set quantity = quantity + 1 where cart_id = $1', [cart])
  }
  await payByCard(shop, { reference: paidMeanwhile.reference })
  for (const { cart } of [first, paidMeanwhile]) {
    expect((await postOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })).statusCode).toBe(200)
  }
  expect(await wait(minutes(1))).toEqual([])
  expect((await payByCard(shop, { reference: first.reference })).json().code).toBe('payment-over')
  const { rows } = await shop.admin.query(
    'select reference, refunded_cents from platform.test_payments where refunded_cents > 0',
  )
  expect(rows).toEqual([{ reference: paidMeanwhile.reference, refunded_cents: 1250 }])
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 5, invoices: 0 })
})

test('whoever asks to pay again after the half hour has the stock held again, or is told that it is gone', async () => {
  const { shop, wait } = await openClockedShop()
  const { cart, order } = await orderBottles(shop, 12)
  await wait(minutes(31))
  const again = await postOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })
  expect(again.json().data.order.id).toBe(order.id)
  expect(await booksOf(shop)).toMatchObject({ reserved: 12 })
  await wait(minutes(62))
  await shop.admin.query('update estate.declinations set quantity = 11 where id = $1', [shop.bottle])
  const gone = await postOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })
  expect([gone.statusCode, gone.json().code]).toEqual([409, 'order-obstructed'])
})
