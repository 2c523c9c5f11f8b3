import { expect, test } from 'vitest'
import { sellReviewedOrder } from '#tests/support/test-reviews.ts'

const rowsOf = async ({ shop }: Pick<Awaited<ReturnType<typeof sellReviewedOrder>>, 'shop'>) =>
  (
    await shop.admin.query(
      'select rating, title, text, author, state, locale, product_id from estate.reviews where site_id = 1 and author = $1 order by id',
      ['Jeanne L.'],
    )
  ).rows

test('a review is kept once for each line, and waits to be read', async () => {
  const sold = await sellReviewedOrder()
  const { data } = await sold.save()
  expect(data.lines[0].review).toEqual({
    rating: 4,
    title: 'Droit',
    text: 'Un vin franc.',
    state: 'WAITING',
    refusal: null,
  })
  await sold.save({ rating: 2, title: '', text: 'Réflexion faite…' })
  expect(await rowsOf(sold)).toEqual([
    {
      rating: 2,
      title: '',
      text: 'Réflexion faite…',
      author: 'Jeanne L.',
      state: 'WAITING',
      locale: 'fr',
      product_id: sold.productId,
    },
  ])
})

test('a mark has five steps, words have an end, and a line is one of the order', async () => {
  const sold = await sellReviewedOrder()
  for (const wrong of [
    { rating: 0 },
    { rating: 6 },
    { rating: 3.5 },
    { title: 'x'.repeat(81) },
    { text: 'x'.repeat(2_001) },
  ])
    expect((await sold.save(wrong)).status).toBe(400)
  expect(await sold.save({ line: 1 })).toMatchObject({ status: 404, code: 'review-line-unknown' })
  expect(await rowsOf(sold)).toEqual([])
})

test('what is published stays as it is', async () => {
  const sold = await sellReviewedOrder()
  await sold.publish()
  expect(await sold.save({ text: 'Autre chose' })).toMatchObject({ status: 409, code: 'review-published' })
  expect(await rowsOf(sold)).toMatchObject([{ text: 'Un vin franc.', state: 'PUBLISHED' }])
})

test('nobody reviews by a link of another estate or of another purpose', async () => {
  const sold = await sellReviewedOrder()
  const payload = { reviews: [{ line: 0, rating: 5 }] }
  const asked = { method: 'PUT', payload } as const
  const foreign = await sold.ask(`/review/${sold.token}`, { ...asked, headers: { host: 'coteaux.localhost' } })
  expect(foreign).toMatchObject({ status: 410, code: 'review-link-over' })
  await sold.shop.admin.query(`update estate.secret_links set purpose = 'DATA_EXPORT' where purpose = 'ORDER_REVIEW'`)
  expect((await sold.ask(`/review/${sold.token}`, asked)).status).toBe(410)
  expect(await rowsOf(sold)).toEqual([])
})
