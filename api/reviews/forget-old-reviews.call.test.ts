import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { lastReview, sellReviewedOrder } from '#tests/support/test-reviews.ts'
import { forgetOldReviews } from './forget-old-reviews.ts'

test('refused reviews go after six months, published ones after five years', async () => {
  const sold = await sellReviewedOrder()
  const { shop } = sold
  await shop.admin.query('delete from estate.reviews where site_id = 1')
  const sweep = (now: string) =>
    inSite({ pool: shop.pool, siteId: 1 }, (db) => {
      const parts = { db, now: new Date(now) } as Parameters<typeof forgetOldReviews.handle>[1]
      return forgetOldReviews.handle({}, parts)
    })
  const left = async () => (await shop.admin.query('select from estate.reviews where site_id = 1')).rowCount
  const at = (state: string, refusal: string | null) =>
    shop.admin.query(
      `update estate.reviews set state = $1, refusal = $2, written_at = '2026-01-01', decided_at = '2026-01-02' where site_id = 1`,
      [state, refusal],
    )
  await sold.save()
  expect(await lastReview(sold)).toBeGreaterThan(0)
  await at('PUBLISHED', null)
  await sweep('2030-12-31')
  expect(await left()).toBe(1)
  await sweep('2031-01-02')
  expect(await left()).toBe(0)
  await sold.save()
  await at('REFUSED', 'OFF_TOPIC')
  await sweep('2026-07-01')
  expect(await left()).toBe(1)
  await sweep('2026-07-03')
  expect(await left()).toBe(0)
})
