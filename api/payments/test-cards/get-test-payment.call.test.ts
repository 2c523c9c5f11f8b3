import { expect, test } from 'vitest'
import { payByCard } from '#tests/support/test-orders.ts'
import { openShop, orderBottles } from '#tests/support/test-shop.ts'

test('the bank shows what is to be paid, and where to go back to only once it is over', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  const get = async () => (await shop.app.inject(`/api/test-payment/${reference}`)).json().data
  expect(await get()).toEqual({
    reference,
    label: `Domaine de la Roche-Perrine — commande ${order.reference}`,
    amount: 25,
    state: 'OPEN',
    failure: null,
    returnUrl: null,
  })
  await payByCard(shop, { reference, number: '4000000000003220' })
  expect(await get()).toMatchObject({ state: 'CHALLENGED', returnUrl: null })
  await shop.app.inject({
    method: 'POST',
    url: `/api/test-payment/${reference}/answer`,
    payload: { answer: 'REFUSE' },
  })
  expect(await get()).toMatchObject({
    state: 'FAILED',
    failure: 'authentication-failed',
    returnUrl: expect.stringContaining(order.publicId),
  })
})

test('a payment of another estate or of nobody is not found', async () => {
  const shop = await openShop()
  const { reference } = await orderBottles(shop, 1)
  const get = (one: string, host = 'localhost') =>
    shop.app.inject({ url: `/api/test-payment/${one}`, headers: { host } })
  const foreign = await get(reference, 'coteaux.localhost')
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'payment-not-found'])
  expect((await get('0'.repeat(32))).json().code).toBe('payment-not-found')
  const nonsense = await get('nonsense')
  expect([nonsense.statusCode, nonsense.json().errors]).toEqual([400, { reference: expect.any(String) }])
  expect((await get(reference)).statusCode).toBe(200)
})
