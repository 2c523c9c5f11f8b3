import { expect, test } from 'vitest'
import { SIGNATURE_HEADER, signTestEvent } from '#providers/payments/test-cards/test-events.ts'
import { bankSecretOf, JSON_HEADERS, orderStatusOf, PAID_ONCE, tellOfPayment } from '#tests/support/bank-messages.ts'
import { payByCard } from '#tests/support/test-orders.ts'
import { booksOf, openShop, orderBottles } from '#tests/support/test-shop.ts'

test('a message before anyone has paid changes nothing, and the one after it counts', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  expect((await tellOfPayment(shop, { reference })).statusCode).toBe(200)
  expect(await orderStatusOf(shop, order.publicId)).toBe('AWAITING_PAYMENT')
  await payByCard(shop, { reference })
  await tellOfPayment(shop, { reference, id: 'event-2' })
  expect(await booksOf(shop)).toEqual(PAID_ONCE)
})

test('forged, stale, foreign and broken messages are not heard', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, { reference })
  const answers = [
    await tellOfPayment(shop, { reference, secret: 'guessed' }),
    await tellOfPayment(shop, { reference, at: new Date(Date.now() - 600_000) }),
    await tellOfPayment(shop, { reference, at: new Date(Date.now() + 600_000) }),
    await shop.app.inject({
      method: 'POST',
      url: '/api/webhooks/TEST_CARDS/1',
      headers: JSON_HEADERS,
      payload: { id: 'a', reference },
    }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
  const payload = Buffer.from(JSON.stringify({ id: 'event-1', reference }))
  const headers = {
    ...JSON_HEADERS,
    [SIGNATURE_HEADER]: signTestEvent({ secret: await bankSecretOf(shop), bytes: payload, now: new Date() }),
  }
  const changed = Buffer.from(payload)
  changed[10] = (changed[10] ?? 0) ^ 1
  const bent = await shop.app.inject({ method: 'POST', url: '/api/webhooks/TEST_CARDS/1', headers, payload: changed })
  expect(bent.statusCode).toBe(401)
  const unreadable = Buffer.from('no json')
  const signed = {
    ...JSON_HEADERS,
    [SIGNATURE_HEADER]: signTestEvent({ secret: await bankSecretOf(shop), bytes: unreadable, now: new Date() }),
  }
  const broken = await shop.app.inject({
    method: 'POST',
    url: '/api/webhooks/TEST_CARDS/1',
    headers: signed,
    payload: unreadable,
  })
  expect(broken.json().code).toBe('event-unreadable')
  expect(
    (
      await shop.app.inject({ method: 'POST', url: '/api/webhooks/STRIPE/1', headers: JSON_HEADERS, payload: {} })
    ).json().code,
  ).toBe('provider-unknown')
  expect(await orderStatusOf(shop, order.publicId)).toBe('AWAITING_PAYMENT')
  expect((await booksOf(shop)).invoices).toBe(0)
})

test('an estate cannot sign for its neighbour, nor ask after its payments', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, { reference })
  const neighbours = { host: 'coteaux.localhost' }
  expect((await shop.app.inject({ url: `/api/test-payment/${reference}`, headers: neighbours })).statusCode).toBe(404)
  expect((await shop.app.inject({ url: `/api/order/${order.publicId}`, headers: neighbours })).statusCode).toBe(404)
  expect(
    (await shop.app.inject({ url: `/api/order/cawl/result/${order.publicId}`, headers: neighbours })).statusCode,
  ).toBe(404)
  const signed = await tellOfPayment(shop, { reference, secret: await bankSecretOf(shop), siteId: 3 })
  expect(signed.statusCode).toBe(401)
  expect(await orderStatusOf(shop, order.publicId)).toBe('AWAITING_PAYMENT')
})

test('the bank hears whether its message was new', async () => {
  const shop = await openShop()
  const { reference } = await orderBottles(shop, 2)
  await payByCard(shop, { reference })
  const heard = async (id: string) => (await tellOfPayment(shop, { reference, id })).json().data
  expect([await heard('event-1'), await heard('event-1'), await heard('event-2')]).toEqual([
    { isHeard: true },
    { isHeard: false },
    { isHeard: true },
  ])
  expect(await booksOf(shop)).toEqual(PAID_ONCE)
})
