import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '#contract/orders/closed-sets.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('all states of an order are numbered from one and named in the caller’s language', async () => {
  const { app } = await createTestApp()
  const statuses = async (userlang: string) =>
    (await app.inject({ url: '/api/list/order/status', headers: { userlang } })).json().data.statuses
  const french = await statuses('fr_FR')
  expect(french.map(({ value }: { value: string }) => value)).toEqual([...ORDER_STATUSES])
  expect(french.map(({ id }: { id: number }) => id)).toEqual(ORDER_STATUSES.map((_, at) => at + 1))
  expect(french[0]).toEqual({ id: 1, value: 'AWAITING_PAYMENT', label: 'En attente de paiement' })
  const english = await statuses('en_GB')
  expect(english[8]).toEqual({ id: 9, value: 'REFUNDED', label: 'Refunded' })
  const labels = [...french, ...english].map(({ label }: { label: string }) => label)
  expect(labels.filter((label) => label === '' || /^[A-Z_]+$/.test(label))).toEqual([])
})

test('the states take no question', async () => {
  const { app } = await createTestApp()
  const answer = await app.inject({ url: '/api/list/order/status?value=PAID', headers: { userlang: 'en' } })
  expect([answer.statusCode, answer.json().errors]).toEqual([400, { value: 'This field does not exist.' }])
})
