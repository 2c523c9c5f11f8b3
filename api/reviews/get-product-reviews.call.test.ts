import { expect, test } from 'vitest'
import { lastReview, sellReviewedOrder } from '#tests/support/test-reviews.ts'

test('everybody reads what is published of a product, with its average; nothing that waits or is refused', async () => {
  const sold = await sellReviewedOrder()
  const look = (query = '', headers = {}) =>
    sold.ask(`/product/${sold.productId}/review${query}`, { method: 'GET', headers })
  const nothing = { reviews: [], total: 0, average: null }
  expect((await look()).data).toEqual(nothing)
  await sold.save()
  expect((await look()).data).toEqual(nothing)
  const id = await lastReview(sold)
  await sold.decide(id, { state: 'PUBLISHED' })
  const { data } = await look()
  expect(data).toEqual({
    reviews: [
      {
        id,
        rating: 4,
        title: 'Droit',
        text: 'Un vin franc.',
        author: 'Jeanne L.',
        locale: 'fr',
        label: expect.any(String),
        publishedAt: expect.any(String),
        boughtAt: expect.any(String),
        answer: null,
      },
    ],
    total: 1,
    average: 4,
  })
  expect((await look('?rating=5')).data).toEqual({ reviews: [], total: 0, average: 4 })
  expect((await look('?nbItem=1&page=2')).data).toMatchObject({ reviews: [], total: 1 })
  expect((await look('?state=WAITING')).status).toBe(400)
  await sold.decide(id, { state: 'REFUSED', reason: 'OFF_TOPIC' })
  expect((await look()).data).toEqual(nothing)
})

test('a product that is not shown, of another estate or of nobody, is not found', async () => {
  const sold = await sellReviewedOrder()
  await sold.publish()
  const path = `/product/${sold.productId}/review`
  const missing = { status: 404, code: 'product-not-found' }
  expect(await sold.ask(path, { method: 'GET', headers: { host: 'coteaux.localhost' } })).toMatchObject(missing)
  await sold.shop.admin.query('update estate.products set is_valid = false where site_id = 1 and id = $1', [
    sold.productId,
  ])
  expect(await sold.ask(path, { method: 'GET' })).toMatchObject(missing)
})
