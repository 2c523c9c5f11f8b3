import { expect, test } from 'vitest'
import { sellReviewedOrder } from '#tests/support/test-reviews.ts'

test('the estate answers beneath a review, and can take its answer back', async () => {
  const sold = await sellReviewedOrder()
  const id = await sold.publish()
  const answer = (text: string, at = id) =>
    sold.asEstate(`/admin/review/${at}/answer`, { method: 'PUT', payload: { text } })
  expect((await answer('Merci de ces mots.')).data.review.answer).toMatchObject({ text: 'Merci de ces mots.' })
  const shown = async () =>
    (await sold.ask(`/product/${sold.productId}/review`, { method: 'GET' })).data.reviews[0].answer
  expect(await shown()).toMatchObject({ text: 'Merci de ces mots.' })
  expect((await answer('  ')).data.review.answer).toBeNull()
  expect(await shown()).toBeNull()
  expect(await answer('Bonjour', 2_147_483_647)).toMatchObject({ status: 404, code: 'review-not-found' })
  expect((await sold.ask(`/admin/review/${id}/answer`, { method: 'PUT', payload: { text: 'x' } })).status).toBe(401)
})
