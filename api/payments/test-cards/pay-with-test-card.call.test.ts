import { expect, test } from 'vitest'
import { PAID_ONCE } from '#tests/support/bank-messages.ts'
import { askResult, byCarrier, orderBody, payByCard, postOrder } from '#tests/support/test-orders.ts'
import { booksOf, openShop, orderBottles } from '#tests/support/test-shop.ts'

test.each([
  ['4000000000000002', 'card-declined'],
  ['4000000000009995', 'insufficient-funds'],
  ['4000000000000069', 'card-expired'],
  ['4000000000000127', 'wrong-security-code'],
  ['4000000000000119', 'processing-error'],
])('the card %s is refused as %s, and the next one pays the same order', async (number, failure) => {
  const shop = await openShop()
  const { cart, order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, { reference, number })
  const refused = (await askResult(shop, order.publicId)).json().data.order
  expect([refused.status.value, refused.payment]).toEqual(['AWAITING_PAYMENT', { status: 'FAILED', failure }])
  expect((await payByCard(shop, { reference })).json().code).toBe('payment-over')
  const again = (await postOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })).json().data
  expect(again.order.id).toBe(order.id)
  const second = again.payment.url.split('/').at(-1)
  expect(second).not.toBe(reference)
  await payByCard(shop, { reference: second })
  await askResult(shop, order.publicId)
  expect(await booksOf(shop)).toEqual({ ...PAID_ONCE, mails: ['PAYMENT_FAILED', 'ORDER_CONFIRMED'] })
})

test('three refused cards are one mail', async () => {
  const shop = await openShop()
  const { cart, order, reference } = await orderBottles(shop, 1)
  const cards = ['4000000000000002', '4000000000009995', '4000000000000069']
  let open = reference
  for (const number of cards) {
    await payByCard(shop, { reference: open, number })
    await askResult(shop, order.publicId)
    const again = (await postOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })).json().data
    open = again.payment.url.split('/').at(-1)
  }
  expect((await booksOf(shop)).mails).toEqual(['PAYMENT_FAILED'])
})

test('a good card pays once, and leads back to the shop', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  const paid = await payByCard(shop, { reference, number: '4242 4242 4242 4242' })
  expect(paid.json().data).toMatchObject({ reference, amount: 25, state: 'SUCCEEDED', failure: null })
  expect(paid.json().data.returnUrl).toContain(order.publicId)
  const again = await payByCard(shop, { reference })
  expect([again.statusCode, again.json().code]).toEqual([409, 'payment-over'])
})

test('fields of the card that are wrong are named, and nothing is paid', async () => {
  const shop = await openShop()
  const { reference } = await orderBottles(shop, 1)
  const pay = (payload: object) => shop.app.inject({ method: 'POST', url: `/api/test-payment/${reference}`, payload })
  const wrong = await pay({ number: '4242424242424241', expiry: '01/20', securityCode: '1' })
  expect([wrong.statusCode, Object.keys(wrong.json().errors).sort()]).toEqual([
    400,
    ['expiry', 'number', 'securityCode'],
  ])
  expect((await pay({ number: '4242424242424242' })).json().errors).toHaveProperty('expiry')
  const { rows } = await shop.admin.query('select state from platform.test_payments')
  expect(rows).toEqual([{ state: 'OPEN' }])
})

test('a payment of another estate or of nobody cannot be paid', async () => {
  const shop = await openShop()
  const { reference } = await orderBottles(shop, 1)
  const payload = { number: '4242424242424242', expiry: '12/35', securityCode: '123' }
  const url = `/api/test-payment/${reference}`
  const foreign = await shop.app.inject({ method: 'POST', url, headers: { host: 'coteaux.localhost' }, payload })
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'payment-not-found'])
  expect((await payByCard(shop, { reference: '0'.repeat(32) })).json().code).toBe('payment-not-found')
  expect((await payByCard(shop, { reference: 'nonsense' })).json().errors).toHaveProperty('reference')
  const { rows } = await shop.admin.query('select state from platform.test_payments')
  expect(rows).toEqual([{ state: 'OPEN' }])
})
