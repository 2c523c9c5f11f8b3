import { expect, test } from 'vitest'
import { minutes, openClockedShop } from '#tests/support/clocked-shop.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { byCarrier, orderBody, payByCard, postOrder } from '#tests/support/test-orders.ts'
import { booksOf, orderBottles, type TestShop } from '#tests/support/test-shop.ts'

const CHALLENGED = '4000000000003220'

const statusOf = async ({ app }: TestShop, publicId: string) =>
  (await app.inject({ url: `/api/order/${publicId}` })).json().data.order.status.value

const refundedAtBank = async ({ admin }: TestShop) =>
  (await admin.query('select reference, refunded_cents from platform.test_payments where refunded_cents > 0')).rows

test('stock, code and slot are held for half an hour and end together, with the order', async () => {
  const { shop, wait } = await openClockedShop()
  await shop.admin.query(
    `insert into estate.discount_codes (site_id, code, type, amount, max_uses) values (1, 'UNEFOIS', 'PERCENT', 1000, 1)`,
  )
  const { cart, order } = await orderBottles(shop, 12)
  const discounted = { ...orderBody(cart, byCarrier(shop.carrier)), discount: { code: 'UNEFOIS' } }
  const second = (await postOrder(shop, { payload: discounted })).json().data.order
  expect(second.id).not.toBe(order.id)
  const uses = async () =>
    (await shop.admin.query(`select uses from estate.discount_codes where code = 'UNEFOIS'`)).rows[0].uses
  await wait(minutes(29))
  expect([await booksOf(shop), await uses()]).toEqual([expect.objectContaining({ reserved: 12 }), 1])
  await wait(minutes(31))
  expect([await booksOf(shop), await uses()]).toEqual([expect.objectContaining({ quantity: 12, reserved: 0 }), 0])
  expect(await statusOf(shop, second.publicId)).toBe('CANCELLED')
  const { rows } = await shop.admin.query(`select distinct status from estate.payments`)
  expect(rows).toEqual([{ status: 'CANCELLED' }])
  await wait(minutes(45))
  expect((await shop.admin.query(`select from platform.due_work where kind <> 'CARDS'`)).rowCount).toBe(0)
  await expectBalanced(shop)
})

test('another wish for the same cart does not begin the half hour anew, and the same wish neither', async () => {
  const { shop, wait } = await openClockedShop()
  const { cart } = await orderBottles(shop, 11)
  await wait(minutes(20))
  await postOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })
  await postOrder(shop, { payload: { ...orderBody(cart, byCarrier(shop.carrier)), message: 'Autre chose' } })
  expect(await booksOf(shop)).toMatchObject({ reserved: 11 })
  await wait(minutes(31))
  expect(await booksOf(shop)).toMatchObject({ reserved: 0 })
  await expectBalanced(shop)
})

test('a payment that nobody told of is found by asking', async () => {
  const { shop, wait } = await openClockedShop()
  const { order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, { reference })
  expect(await statusOf(shop, order.publicId)).toBe('AWAITING_PAYMENT')
  await wait(minutes(11))
  expect(await statusOf(shop, order.publicId)).toBe('PAID')
  expect(await booksOf(shop)).toMatchObject({ quantity: 10, reserved: 0, moved: 10, invoices: 1, paid: 1 })
  await expectBalanced(shop)
})

test('who pays in the last moment, with nobody told, has the order when the half hour is over', async () => {
  const { shop, wait } = await openClockedShop()
  const { order, reference } = await orderBottles(shop, 2)
  await wait(minutes(29))
  await payByCard(shop, { reference })
  await wait(minutes(31))
  expect(await statusOf(shop, order.publicId)).toBe('PAID')
  await expectBalanced(shop)
})

test('a payment that the bank is busy with is waited for, but not without end', async () => {
  const { shop, wait } = await openClockedShop()
  const { order, reference } = await orderBottles(shop, 2)
  const { order: forgotten, reference: never } = await orderBottles(shop, 3)
  await payByCard(shop, { reference, number: CHALLENGED })
  await payByCard(shop, { reference: never, number: CHALLENGED })
  await wait(minutes(31))
  expect(await booksOf(shop)).toMatchObject({ reserved: 5 })
  await shop.app.inject({
    method: 'POST',
    url: `/api/test-payment/${reference}/answer`,
    payload: { answer: 'CONFIRM' },
  })
  await wait(minutes(46))
  expect(await statusOf(shop, order.publicId)).toBe('PAID')
  expect(await statusOf(shop, forgotten.publicId)).toBe('CANCELLED')
  expect(await booksOf(shop)).toMatchObject({ quantity: 10, reserved: 0 })
  await expectBalanced(shop)
})

test('once it is over the bank takes no money for it any more', async () => {
  const { shop, wait } = await openClockedShop()
  const { reference } = await orderBottles(shop, 2)
  await wait(minutes(31))
  expect((await payByCard(shop, { reference })).json().code).toBe('payment-over')
})

test('a replaced order cannot be paid any more; money that came a moment before goes back, and its customer is told', async () => {
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
  expect(await refundedAtBank(shop)).toEqual([{ reference: paidMeanwhile.reference, refunded_cents: 1250 }])
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 5, invoices: 0, mails: ['PAYMENT_RETURNED'] })
  const { rows } = await shop.admin.query(`select status from estate.payments where refunded_cents > 0`)
  expect(rows).toEqual([{ status: 'REFUNDED' }])
  await expectBalanced(shop)
})

test('stock that was counted down under a payment: all money goes back, nothing stays held, also of the other lines', async () => {
  const { shop, wait } = await openClockedShop()
  const { order, reference } = await orderBottles(shop, 4)
  const { rows } = await shop.admin.query(
    `insert into estate.stock_reservations (site_id, order_id, holder, holder_id, quantity)
     select 1, $1, 'DECLINATION', min(id), 1 from estate.declinations where site_id = 1 returning holder_id`,
    [order.id],
  )
  const other = rows[0].holder_id
  await shop.admin.query('update estate.declinations set reserved = reserved + 1 where site_id = 1 and id = $1', [
    other,
  ])
  await shop.admin.query('update estate.declinations set quantity = 3 where site_id = 1 and id = $1', [shop.bottle])
  await payByCard(shop, { reference })
  expect(await wait(minutes(11))).toEqual([])
  expect(await statusOf(shop, order.publicId)).toBe('CANCELLED')
  expect(await refundedAtBank(shop)).toEqual([{ reference, refunded_cents: 5000 }])
  expect(await booksOf(shop)).toMatchObject({ quantity: 3, reserved: 0, invoices: 0, mails: ['ORDER_CANCELLED'] })
  await expectBalanced(shop)
})

test('an amount that nobody asked for goes back when the hold ends, and both sides are told', async () => {
  const { shop, wait } = await openClockedShop()
  const { order, reference } = await orderBottles(shop, 2)
  await shop.admin.query('update platform.test_payments set amount_cents = 2600')
  await payByCard(shop, { reference })
  await wait(minutes(11))
  expect((await shop.app.inject({ url: `/api/order/${order.publicId}` })).json().data.order).toMatchObject({
    status: { value: 'AWAITING_PAYMENT' },
    money: 'HELD',
  })
  await expectBalanced(shop)
  expect(await wait(minutes(31))).toEqual([])
  expect(await statusOf(shop, order.publicId)).toBe('CANCELLED')
  expect(await refundedAtBank(shop)).toEqual([{ reference, refunded_cents: 2600 }])
  expect((await booksOf(shop)).mails).toEqual(['PAYMENT_HELD', 'PAYMENT_RETURNED'])
  await expectBalanced(shop)
})

test('after the half hour the cart can be ordered again, as long as its bottles are there', async () => {
  const { shop, wait } = await openClockedShop()
  const { cart, order } = await orderBottles(shop, 12)
  await wait(minutes(31))
  const again = await postOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })
  expect(again.json().data.order.id).not.toBe(order.id)
  expect(await booksOf(shop)).toMatchObject({ reserved: 12 })
  await wait(minutes(62))
  await shop.admin.query('update estate.declinations set quantity = 11 where id = $1', [shop.bottle])
  const gone = await postOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })
  expect([gone.statusCode, gone.json().code]).toEqual([409, 'order-obstructed'])
  await expectBalanced(shop)
})
