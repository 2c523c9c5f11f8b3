import { expect, test } from 'vitest'
import { DELIVERY_TYPES } from '#contract/deliveries/closed-sets.ts'
import { ORDER_STATUSES } from '#contract/orders/closed-sets.ts'
import { PAYMENT_FAILURES, PAYMENT_STATUSES } from '#contract/payments/closed-sets.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

interface Named {
  id: number
  value: string
  label: string
}

const ask = ({ app }: TestApp, { type, userlang = 'fr' }: { type: string; userlang?: string }) =>
  app.inject({ url: `/api/order-generic-values/${type}`, headers: { userlang } })

test('each set comes whole, in its order, numbered from one, with a name for each value in both languages', async () => {
  const test = await createTestApp()
  const sets = {
    status: ORDER_STATUSES,
    'delivery-type': DELIVERY_TYPES,
    'payment-status': PAYMENT_STATUSES,
    'payment-failure': PAYMENT_FAILURES,
  }
  for (const [type, set] of Object.entries(sets)) {
    const [french, english]: [Named[], Named[]] = [
      (await ask(test, { type })).json().data.values,
      (await ask(test, { type, userlang: 'en' })).json().data.values,
    ]
    expect(french.map(({ id, value }) => [id, value])).toEqual(set.map((value, at) => [at + 1, value]))
    expect(english.map(({ id, value }) => [id, value])).toEqual(set.map((value, at) => [at + 1, value]))
    // What has no words would show its own value.
    expect([...french, ...english].filter(({ value, label }) => label === value)).toEqual([])
    expect(french.map(({ label }) => label)).not.toEqual(english.map(({ label }) => label))
  }
})

test('a set is that of its name', async () => {
  const test = await createTestApp()
  const first = async (type: string) => (await ask(test, { type, userlang: 'en' })).json().data.values[0].label
  expect(await first('status')).toBe('Awaiting payment')
  expect(await first('delivery-type')).toBe('Home delivery')
  expect(await first('payment-status')).toBe('Under way')
  expect(await first('payment-failure')).toBe('The bank has declined the card.')
})

test('a set that there is not is refused with those that there are', async () => {
  const test = await createTestApp()
  for (const type of ['colour', 'constructor']) {
    const answer = await ask(test, { type, userlang: 'en' })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { type: 'Possible values: status, delivery-type, payment-status, payment-failure.' },
    ])
  }
})
