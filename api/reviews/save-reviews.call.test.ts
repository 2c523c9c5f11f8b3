import { expect, test } from 'vitest'
import { mailsOf, readMail } from '#tests/support/sold-order.ts'
import { addBottle } from '#tests/support/test-orders.ts'
import { reviewLink, sellReviewedOrder } from '#tests/support/test-reviews.ts'

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

test('the estate is told once of all that was said of an order, and again when it has read that', async () => {
  const sold = await sellReviewedOrder({
    lines: async (shop) => [[await addBottle(shop), 6]],
  })
  const said = [0, 1].map((line) => ({ line, rating: 5 - line, title: 'Droit', text: `Un vin franc, ${line}.` }))
  const told = async () => (await mailsOf(sold)).filter((kind) => kind === 'REVIEW_WAITING').length
  const answer = await sold.ask(`/review/${sold.token}`, { method: 'PUT', payload: { reviews: said } })
  expect([answer.status, await told()]).toEqual([200, 1])
  const mail = await readMail(sold, 'REVIEW_WAITING')
  for (const words of ['Un vin franc, 0.', 'Un vin franc, 1.', '5 sur 5', '4 sur 5', 'Jeanne L.', '/avis-verifies'])
    expect(mail).toContain(words)
  await sold.save({ text: 'Réflexion faite…' })
  expect(await told()).toBe(1)
  for (const { id } of (await sold.shop.admin.query('select id from estate.reviews where author = $1', ['Jeanne L.']))
    .rows)
    await sold.decide(id, { state: 'REFUSED', reason: 'OFF_TOPIC' })
  // The mail about a refusal has a link of its own.
  const again = await sold.ask(`/review/${await reviewLink(sold)}`, { method: 'PUT', payload: { reviews: said } })
  expect([again.status, await told()]).toEqual([200, 2])
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
