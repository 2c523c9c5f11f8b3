import { expect, test } from 'vitest'
import { mailsOf, sellOrder, takeReturn } from '#tests/support/sold-order.ts'

test('accepted once, by the estate only; the customer is told', async () => {
  const sold = await sellOrder()
  const id = await takeReturn(sold)
  const url = `/admin/order-back/${id}/accept`
  expect((await sold.ask(url, { method: 'PUT' })).status).toBe(401)
  const headers = { authorization: await sold.shop.signIn(3, 'ADMIN'), host: 'coteaux.localhost' }
  expect((await sold.ask(url, { method: 'PUT', headers })).code).toBe('return-not-found')
  const answers = await Promise.all([1, 2, 3].map(() => sold.asEstate(url, { method: 'PUT' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await mailsOf(sold)).filter((kind) => kind === 'RETURN_STEP')).toHaveLength(2)
})
