import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { cents } from '#rules/basics/money.ts'
import { orderStatusOf, PAID_ONCE, tellOfPayment } from '#tests/support/bank-messages.ts'
import { untilWaiting } from '#tests/support/lock-waits.ts'
import {
  addBottle,
  askResult,
  byCarrier,
  fillCart,
  orderBody,
  payByCard,
  postOrder,
  startOrder,
} from '#tests/support/test-orders.ts'
import { booksOf, openShop, orderBottles } from '#tests/support/test-shop.ts'
import { settlePayment } from './settle-payment.ts'

test.each([
  ['message, then return', ['message', 'return']],
  ['return, then message', ['return', 'message']],
  ['the same message five times', ['message', 'message', 'message', 'message', 'message']],
  ['the return page five times', ['return', 'return', 'return', 'return', 'return']],
  ['all at once', ['message+', 'return+', 'other+', 'return+', 'message+', 'return+', 'return+', 'return+']],
])('paid is paid once: %s', async (_, steps) => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, { reference })
  const running: Promise<{ statusCode: number }>[] = []
  for (const step of steps) {
    const done = step.startsWith('return')
      ? askResult(shop, order.publicId)
      : tellOfPayment(shop, { reference, id: step.startsWith('other') ? 'event-2' : 'event-1' })
    running.push(done)
    if (!step.endsWith('+')) await done
  }
  expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual(steps.map(() => 200))
  expect(await orderStatusOf(shop, order.publicId)).toBe('PAID')
  expect(await booksOf(shop)).toEqual(PAID_ONCE)
})

test('nobody asks after a payment that has come, nor ends its order', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  const due = async () => {
    const { rows } = await shop.admin.query(
      `select kind from platform.due_work where kind in ('ORDER_EXPIRY', 'PAYMENT_CHECK') order by kind`,
    )
    return rows.map(({ kind }) => kind)
  }
  expect(await due()).toEqual(['ORDER_EXPIRY', 'PAYMENT_CHECK'])
  await payByCard(shop, { reference })
  await askResult(shop, order.publicId)
  expect(await due()).toEqual([])
})

test('whoever waits while another settles a payment sees all that the other did', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, { reference })
  const state = {
    reference,
    status: 'SUCCEEDED',
    isUnderWay: false,
    amount: cents(2_500),
    currency: 'EUR',
    failure: null,
  } as const
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const { promise: isSettled, resolve: tellSettled } = Promise.withResolvers<void>()
  const first = inSite({ pool: shop.pool, siteId: 1 }, async (db) => {
    const settled = await settlePayment(db, {
      provider: 'TEST_CARDS',
      state,
      secrets: shop.secrets,
      now: new Date(),
      randomId: () => reference,
    })
    tellSettled()
    await mayCommit
    return settled
  })
  await isSettled
  const second = askResult(shop, order.publicId)
  await untilWaiting(shop.admin, 1).finally(commit)
  expect(await first).toBe('paid')
  expect((await second).json().data.order.status.value).toBe('PAID')
  expect(await booksOf(shop)).toEqual(PAID_ONCE)
})

test('orders of the same wines in any order of lines are completed at once, none blocking another', async () => {
  const shop = await openShop()
  const wines = await Promise.all([100, 100, 100].map((stock) => addBottle(shop, { stock })))
  const orders = await Promise.all(
    Array.from({ length: 24 }, async (_, at) => {
      const lines = [0, 1, 2].map((line) => [wines[(line + at) % 3] ?? 0, 1] as const)
      const body = orderBody(await fillCart(shop, { lines }), byCarrier(shop.carrier))
      const started = await startOrder(shop, {
        payload: { ...body, user: { ...body.user, email: `b${at}@example.com` } },
      })
      await payByCard(shop, { reference: started.reference })
      return started.order
    }),
  )
  const answers = await Promise.all(orders.map(({ publicId }) => askResult(shop, publicId)))
  expect(answers.map((answer) => answer.json().data?.order.status.value)).toEqual(orders.map(() => 'PAID'))
  const left = await shop.admin.query('select quantity, reserved from estate.declinations where id = any($1)', [wines])
  expect(left.rows).toEqual(wines.map(() => ({ quantity: 76, reserved: 0 })))
})

test('another amount is held for a person to look at: neither paid nor invoiced', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  await shop.admin.query('update platform.test_payments set amount_cents = amount_cents - 1')
  await payByCard(shop, { reference })
  await tellOfPayment(shop, { reference })
  const shown = (await askResult(shop, order.publicId)).json().data.order
  expect([shown.status.value, shown.payment.status]).toEqual(['AWAITING_PAYMENT', 'HELD'])
  expect(await booksOf(shop)).toMatchObject({
    quantity: 12,
    reserved: 2,
    invoices: 0,
    paid: 0,
    mails: ['PAYMENT_HELD'],
  })
})

test('both cards of an order that was paid twice: one pays, the other goes back', async () => {
  const shop = await openShop()
  const { cart, order, reference } = await orderBottles(shop, 1)
  await shop.admin.query(`update estate.payments set status = 'FAILED'`)
  const second = (await postOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })).json().data
  await payByCard(shop, { reference })
  await payByCard(shop, { reference: second.payment.url.split('/').at(-1) })
  await tellOfPayment(shop, { reference })
  await tellOfPayment(shop, { reference: second.payment.url.split('/').at(-1), id: 'event-2' })
  expect(await orderStatusOf(shop, order.publicId)).toBe('PAID')
  const { rows } = await shop.admin.query('select status, amount_cents from estate.refunds')
  expect(rows).toEqual([{ status: 'ASKED', amount_cents: 1250 }])
  expect(await booksOf(shop)).toMatchObject({ quantity: 11, invoices: 1, paid: 1 })
})

test('payments that fail one after another are told to one address twice a day, whatever order they are of', async () => {
  const shop = await openShop()
  const fail = async () => {
    const { order, reference } = await orderBottles(shop, 1)
    await payByCard(shop, { reference, number: '4000000000000002' })
    expect((await askResult(shop, order.publicId)).json().data.order.payment.status).toBe('FAILED')
  }
  for (let time = 0; time < 5; time++) await fail()
  expect((await booksOf(shop)).mails).toEqual(['PAYMENT_FAILED', 'PAYMENT_FAILED'])
  await shop.admin.query(`update estate.mails set created_at = created_at - interval '25 hours'`)
  await fail()
  expect((await booksOf(shop)).mails).toHaveLength(3)
})

test('one place causes mails of failed payments to ten strangers a day, and no more', async () => {
  const shop = await openShop()
  await shop.admin.query('update estate.declinations set quantity = 100 where id = $1', [shop.bottle])
  for (let at = 0; at < 12; at++) {
    const cart = await fillCart(shop, { lines: [[shop.bottle, 1]] })
    const body = orderBody(cart, byCarrier(shop.carrier))
    const payload = { ...body, user: { ...body.user, email: `stranger${at}@example.com` } }
    const { order, reference } = await startOrder(shop, { payload })
    await payByCard(shop, { reference, number: '4000000000000002' })
    await askResult(shop, order.publicId)
  }
  expect((await booksOf(shop)).mails).toHaveLength(10)
})
