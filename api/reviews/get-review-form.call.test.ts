import { expect, test } from 'vitest'
import { sellOrder } from '#tests/support/sold-order.ts'
import { refundOrder } from '#tests/support/test-gift-cards.ts'
import { reviewLink, sellReviewedOrder } from '#tests/support/test-reviews.ts'

const LOOK = { method: 'GET' } as const

test('the link shows what was bought, under the name that will stand there', async () => {
  const { ask, token } = await sellReviewedOrder()
  const { data } = await ask(`/review/${token}`, LOOK)
  expect(data).toMatchObject({ author: 'Jeanne L.', lines: [{ line: 0, name: 'Cuvée d’essai', review: null }] })
})

test('a link of another estate, of nobody, or after three months leads nowhere', async () => {
  const { ask, token, clock } = await sellReviewedOrder()
  const over = { status: 410, code: 'review-link-over' }
  expect(await ask(`/review/${token}`, { ...LOOK, headers: { host: 'coteaux.localhost' } })).toMatchObject(over)
  expect(await ask(`/review/${'x'.repeat(43)}`, LOOK)).toMatchObject(over)
  expect((await ask('/review/short', LOOK)).status).toBe(400)
  clock.now = new Date(clock.now.getTime() + 89 * 86_400_000)
  expect((await ask(`/review/${token}`, LOOK)).status).toBe(200)
  clock.now = new Date(clock.now.getTime() + 2 * 86_400_000)
  expect(await ask(`/review/${token}`, LOOK)).toMatchObject(over)
})

test('two orders of one address have a link each', async () => {
  const sold = await sellReviewedOrder()
  const other = await reviewLink({ ...sold, order: { ...sold.order, id: sold.order.id + 1 } })
  expect((await sold.ask(`/review/${sold.token}`, LOOK)).status).toBe(200)
  const again = await reviewLink(sold)
  expect((await sold.ask(`/review/${sold.token}`, LOOK)).status).toBe(410)
  expect((await sold.ask(`/review/${again}`, LOOK)).status).toBe(200)
  expect(other).not.toBe(again)
})

test('what is not delivered, and what went back whole, cannot be reviewed', async () => {
  const sold = await sellOrder({ goods: 'SHIPPED' })
  const token = await reviewLink(sold)
  expect((await sold.ask(`/review/${token}`, LOOK)).code).toBe('review-link-over')
  await sold.moveTo('DELIVERED')
  expect((await sold.ask(`/review/${token}`, LOOK)).status).toBe(200)
  const body = { lines: [{ line: 0, quantity: 6, isRestocked: true }] }
  await refundOrder(sold.shop, { id: sold.order.id, authorization: sold.estate, body })
  expect((await sold.ask(`/review/${token}`, LOOK)).code).toBe('review-link-over')
})
