import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { askResult, payByCard } from '#tests/support/test-orders.ts'
import { openShop, orderBottles } from '#tests/support/test-shop.ts'

test('the bank’s own books show what was paid and what went back, to the administrators of that estate alone', async () => {
  const shop = await openShop()
  const authorization = await shop.signIn(1, 'ADMIN')
  const { order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, { reference })
  await askResult(shop, order.publicId)
  const url = `/api/admin/order/${order.id}/refund`
  await shop.app.inject({ method: 'POST', url, headers: { authorization }, payload: { amount: 5 } })
  await finishWork(shop)
  await orderBottles(shop, 1)
  const ask = (headers: Record<string, string>) => shop.app.inject({ url: '/api/admin/test-payment', headers })
  expect((await ask({ authorization })).json().data.testPayments).toMatchObject([
    { state: 'OPEN', amount: 12.5, refunded: 0 },
    { state: 'SUCCEEDED', amount: 25, refunded: 5, reference },
  ])
  expect((await ask({})).statusCode).toBe(401)
  expect((await ask({ authorization: await shop.signIn(1, 'CUSTOMER') })).statusCode).toBe(403)
  const neighbour = { authorization: await shop.signIn(3, 'ADMIN'), host: 'coteaux.localhost' }
  expect((await ask(neighbour)).json().data.testPayments).toEqual([])
})

test('where there is no such bank there are no such books', async () => {
  const shop = await openShop({ services: { payments: { of: () => null } } })
  const authorization = await shop.signIn(1, 'ADMIN')
  const answer = await shop.app.inject({ url: '/api/admin/test-payment', headers: { authorization } })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'provider-unknown'])
})
