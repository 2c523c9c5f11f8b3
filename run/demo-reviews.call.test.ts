import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { breaksFrenchSpacing } from '#tests/support/typography.ts'
import { makeDemoReviews } from './demo-reviews.ts'

test('the demo’s reviews are those of orders that were delivered, the books balance, and it is done once', async () => {
  const shop = await createTestApp()
  const make = () => makeDemoReviews({ pool: shop.pool, services: shop }, new Date())
  expect(await make()).toBe(true)
  await finishWork(shop)
  const { rows } = await shop.admin.query(
    `select reviews.site_id, count(*)::int as count, count(*) filter (where answer <> '')::int as answered,
       bool_and(state = 'PUBLISHED' and orders.fulfilment = 'DELIVERED' and written_at > orders.created_at) as are_true
     from estate.reviews join estate.orders on orders.site_id = reviews.site_id and orders.id = reviews.order_id
     group by reviews.site_id order by 1`,
  )
  expect(rows).toEqual([
    { site_id: 1, count: 25, answered: 4, are_true: true },
    { site_id: 3, count: 8, answered: 2, are_true: true },
  ])
  const said = await shop.admin.query(`select title, text, answer from estate.reviews where locale = 'fr'`)
  expect(said.rows.flatMap((row) => Object.values<string>(row)).filter(breaksFrenchSpacing)).toEqual([])
  expect((await shop.admin.query('select from estate.sessions')).rowCount).toBe(0)
  await expectBalanced(shop)
  expect(await make()).toBe(false)
})
