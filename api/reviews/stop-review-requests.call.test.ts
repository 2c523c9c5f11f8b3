import { expect, test } from 'vitest'
import { sellReviewedOrder } from '#tests/support/test-reviews.ts'

test('who has had enough is asked no more; asked twice, it is the same', async () => {
  const { ask, token, shop } = await sellReviewedOrder()
  const foreign = await ask(`/review/${token}/stop`, { headers: { host: 'coteaux.localhost' } })
  expect(foreign).toMatchObject({ status: 410, code: 'review-link-over' })
  for (const _ of [1, 2]) expect((await ask(`/review/${token}/stop`)).data).toEqual({ isStopped: true })
  const { rows } = await shop.admin.query('select site_id, email from estate.review_objections')
  expect(rows).toEqual([{ site_id: 1, email: 'jeanne.lebrun@example.com' }])
})
