import { expect, test } from 'vitest'
import { sellOrder, takeReturn } from '#tests/support/sold-order.ts'

test('the estate sees withdrawals apart from returns, at once', async () => {
  const sold = await sellOrder()
  await takeReturn(sold, { quantity: 1 })
  const payload = { order: sold.order.publicId, name: 'Jeanne Lebrun' }
  const { id } = (await sold.ask('/withdrawal', { payload })).data.withdrawal
  const { data } = await sold.asEstate('/admin/withdrawal', { method: 'GET' })
  expect(data).toMatchObject({ total: 1, withdrawals: [{ id, declaredBy: 'Jeanne Lebrun' }] })
  expect((await sold.ask('/admin/withdrawal', { method: 'GET' })).status).toBe(401)
  const headers = { authorization: await sold.shop.signIn(3, 'ADMIN'), host: 'coteaux.localhost' }
  expect((await sold.ask('/admin/withdrawal', { method: 'GET', headers })).data.total).toBe(0)
})
