import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { signInAs } from '#tests/support/order-callers.ts'
import { mailsOf, type SoldOrder, sellOrder } from '#tests/support/sold-order.ts'
import { byCarrier, fillCart, orderBody, postOrder } from '#tests/support/test-orders.ts'
import { booksOf } from '#tests/support/test-shop.ts'

const cancel = ({ ask, order }: SoldOrder) => ask(`/order/${order.publicId}/cancel`)

test('an unpaid order is cancelled; what it held is free again', async () => {
  const sold = await sellOrder({ goods: 'UNPAID' })
  expect((await cancel(sold)).data.order).toMatchObject({ fulfilment: 'CANCELLED', money: 'OPEN', refunded: 0 })
  expect(await booksOf(sold.shop)).toMatchObject({ quantity: 12, reserved: 0 })
  expect(await mailsOf(sold)).toEqual(['ORDER_CANCELLED'])
  await expectBalanced(sold.shop)
})

test('a paid one is wholly refunded, delivery and all, line by line; stock is back and the books hold', async () => {
  const sold = await sellOrder({ goods: 'PAID', shippingCents: 690 })
  expect((await cancel(sold)).data.order).toMatchObject({ fulfilment: 'CANCELLED', money: 'REFUNDED', refunded: 81.9 })
  await finishWork(sold.shop)
  expect(await booksOf(sold.shop)).toMatchObject({ quantity: 12, reserved: 0, credits: 1 })
  expect((await sold.shown()).products[0].refundedQuantity).toBe(6)
  const { rows } = await sold.shop.admin.query('select shipping_cents, goodwill_cents, reason from estate.refunds')
  expect(rows).toEqual([{ shipping_cents: 690, goodwill_cents: 0, reason: 'given-up' }])
  expect(await mailsOf(sold)).toEqual(['ORDER_CONFIRMED', 'ORDER_CANCELLED', 'ORDER_GIVEN_UP', 'ORDER_REFUNDED'])
  expect((await sold.shown()).events.at(-1)).toMatchObject({ actor: 'CUSTOMER' })
  await expectBalanced(sold.shop)
})

test('once it is prepared, or over, it is not cancelled', async () => {
  const sold = await sellOrder({ goods: 'IN_PREPARATION' })
  expect((await cancel(sold)).code).toBe('order-not-cancellable')
  expect((await sold.shown()).money).toBe('PAID')
  const gone = await sellOrder({ goods: 'UNPAID' })
  await cancel(gone)
  expect((await cancel(gone)).code).toBe('order-not-cancellable')
})

test('many at once: one wins, and the money goes back once', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  const answers = await Promise.all(Array.from({ length: 25 }, () => cancel(sold)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(24).fill(409)])
  await finishWork(sold.shop)
  await expectBalanced(sold.shop)
})

test('the customer cancels while the estate begins to prepare: one of them wins, never both', async () => {
  for (let round = 0; round < 3; round++) {
    const sold = await sellOrder({ goods: 'PAID' })
    const [cancelled, prepared] = await Promise.all([cancel(sold), sold.moveTo('IN_PREPARATION')])
    expect([cancelled.status, prepared.status].sort()).toEqual([200, 409])
    const { fulfilment } = await sold.shown()
    expect(fulfilment).toBe(cancelled.status === 200 ? 'CANCELLED' : 'IN_PREPARATION')
    await finishWork(sold.shop)
    await expectBalanced(sold.shop)
  }
})

test('an order that cost nothing is cancelled too: its bottles and its code are free again', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  await sold.shop.admin.query(
    `insert into estate.discount_codes (site_id, code, type, amount) values (1, 'TOUT', 'PERCENT', 10000)`,
  )
  const cart = await fillCart(sold.shop, { lines: [[sold.shop.bottle, 6]] })
  const payload = orderBody(cart, { ...byCarrier(sold.shop.carrier), discount: { code: 'TOUT' } })
  const { order } = (await postOrder(sold.shop, { payload })).json().data
  expect(order).toMatchObject({ total: 0, fulfilment: 'PAID' })
  expect((await sold.ask(`/order/${order.publicId}/cancel`)).data.order).toMatchObject({ fulfilment: 'CANCELLED' })
  // Its cart is history: the same form, sent once more, buys nothing.
  expect((await postOrder(sold.shop, { payload })).json().data?.order.id ?? order.id).toBe(order.id)
  await expectBalanced(sold.shop)
})

test('by its number only its own customer and the estate; everyone else meets a missing order', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  const stranger = await signInAs(sold.shop, { siteId: 1, role: 'CUSTOMER' })
  const url = `/order/${sold.order.id}/cancel`
  const missing = await sold.ask('/order/999999/cancel', { headers: { authorization: stranger.token } })
  expect(await sold.ask(url, { headers: { authorization: stranger.token } })).toEqual(missing)
  expect((await sold.ask(url)).code).toBe('order-not-found')
  expect((await sold.ask(`/order/${sold.order.publicId}/cancel`, { headers: { idsite: '3' } })).status).toBe(404)
  await sold.shop.admin.query('update estate.orders set user_id = $1', [stranger.id])
  expect((await sold.ask(url, { headers: { authorization: stranger.token } })).status).toBe(200)
})
