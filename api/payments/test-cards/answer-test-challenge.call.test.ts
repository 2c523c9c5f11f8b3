import { expect, test } from 'vitest'
import { askResult, payByCard } from '#tests/support/test-orders.ts'
import { openShop, orderBottles, type TestShop } from '#tests/support/test-shop.ts'

const CHALLENGING_CARD = '4000000000003220'

function answerChallenge(
  { app }: TestShop,
  { reference, answer, headers = {} }: { reference: string; answer: string; headers?: Record<string, string> },
) {
  return app.inject({ method: 'POST', url: `/api/test-payment/${reference}/answer`, headers, payload: { answer } })
}

const stateOf = async ({ admin }: TestShop) =>
  (await admin.query('select state from platform.test_payments')).rows[0].state

test.each([
  ['CONFIRM', 'PAID', { status: 'SUCCEEDED', failure: null }],
  ['REFUSE', 'AWAITING_PAYMENT', { status: 'FAILED', failure: 'authentication-failed' }],
  ['CANCEL', 'AWAITING_PAYMENT', { status: 'CANCELLED', failure: 'cancelled-by-customer' }],
])('strong authentication answered with %s', async (answer, status, payment) => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 1)
  const asked = (await payByCard(shop, { reference, number: '4000000000003220' })).json().data
  expect([asked.state, asked.returnUrl]).toEqual(['CHALLENGED', null])
  expect((await askResult(shop, order.publicId)).json().data.order.payment.status).toBe('PENDING')
  await shop.app.inject({ method: 'POST', url: `/api/test-payment/${reference}/answer`, payload: { answer } })
  const shown = (await askResult(shop, order.publicId)).json().data.order
  expect([shown.status.value, shown.payment]).toEqual([status, payment])
})

test('only who was asked may confirm, and only once', async () => {
  const shop = await openShop()
  const { reference } = await orderBottles(shop, 1)
  // Nobody confirms a payment for which no card was given.
  expect((await answerChallenge(shop, { reference, answer: 'CONFIRM' })).json().code).toBe('payment-over')
  expect(await stateOf(shop)).toBe('OPEN')
  await payByCard(shop, { reference, number: CHALLENGING_CARD })
  const confirmed = (await answerChallenge(shop, { reference, answer: 'CONFIRM' })).json().data
  expect([confirmed.state, typeof confirmed.returnUrl]).toEqual(['SUCCEEDED', 'string'])
  for (const answer of ['CONFIRM', 'REFUSE', 'CANCEL']) {
    const again = await answerChallenge(shop, { reference, answer })
    expect([again.statusCode, again.json().code]).toEqual([409, 'payment-over'])
  }
  expect(await stateOf(shop)).toBe('SUCCEEDED')
})

test('a payment of another estate or of nobody has no challenge, and other answers are none', async () => {
  const shop = await openShop()
  const { reference } = await orderBottles(shop, 1)
  await payByCard(shop, { reference, number: CHALLENGING_CARD })
  const foreign = await answerChallenge(shop, { reference, answer: 'CONFIRM', headers: { host: 'coteaux.localhost' } })
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'payment-not-found'])
  expect((await answerChallenge(shop, { reference: '0'.repeat(32), answer: 'CONFIRM' })).json().code).toBe(
    'payment-not-found',
  )
  expect((await answerChallenge(shop, { reference, answer: 'PERHAPS' })).json().errors).toHaveProperty('answer')
  expect(await stateOf(shop)).toBe('CHALLENGED')
})
