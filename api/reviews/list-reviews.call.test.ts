import { expect, test } from 'vitest'
import { sellReviewedOrder } from '#tests/support/test-reviews.ts'

test('the estate reads what waits, with the order it belongs to; nobody else does', async () => {
  const sold = await sellReviewedOrder()
  await sold.save()
  const list = (query: string) => sold.asEstate(`/admin/review?${query}`, { method: 'GET' })
  const { data } = await list('state=WAITING')
  expect(data).toMatchObject({
    total: 1,
    reviews: [{ rating: 4, state: 'WAITING', author: 'Jeanne L.', publishedAt: null, order: { id: sold.order.id } }],
  })
  expect((await list(`idProduct=${sold.productId}&state=PUBLISHED`)).data.total).toBe(0)
  expect((await sold.ask('/admin/review', { method: 'GET' })).status).toBe(401)
  const customer = await sold.shop.signIn(1, 'CUSTOMER')
  expect((await sold.ask('/admin/review', { method: 'GET', headers: { authorization: customer } })).status).toBe(403)
  const other = await sold.shop.signIn(3, 'ADMIN')
  const headers = { authorization: other, host: 'coteaux.localhost' }
  expect((await sold.ask('/admin/review?state=WAITING', { method: 'GET', headers })).data.total).toBe(0)
})
