import { expect, test } from 'vitest'
import { sellReviewedOrder } from '#tests/support/test-reviews.ts'

test('reviews are counted by state as lists find them, with those that nobody has answered and their average', async () => {
  const sold = await sellReviewedOrder()
  const ask = (path: string) => sold.asEstate(path, { method: 'GET' })
  const counts = async () => (await ask('/admin/review/counts')).data
  const total = async (query: string) => (await ask(`/admin/review?${query}`)).data.total
  expect(await counts()).toEqual({ WAITING: 0, PUBLISHED: 0, REFUSED: 0, unanswered: 0, average: null })
  await sold.save()
  expect(await counts()).toMatchObject({ WAITING: 1, average: null })
  const id = await sold.publish()
  expect(await counts()).toEqual({ WAITING: 0, PUBLISHED: 1, REFUSED: 0, unanswered: 1, average: 4 })
  expect(await total('state=PUBLISHED&isAnswered=false&search=franc')).toBe(1)
  expect(await total('search=amer')).toBe(0)
  await sold.asEstate(`/admin/review/${id}/answer`, { method: 'PUT', payload: { text: 'Merci.' } })
  expect(await counts()).toMatchObject({ PUBLISHED: 1, unanswered: 0 })
  expect(await total('isAnswered=true')).toBe(1)
})
