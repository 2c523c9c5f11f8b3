import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { addBottle } from '#tests/support/test-orders.ts'
import { lastReview, sellReviewedOrder } from '#tests/support/test-reviews.ts'
import { erasePerson } from './erase-person.ts'
import { findPersonKeys } from './person-keys.ts'

test.each(['WAITING', 'REFUSED'])(
  'of a forgotten person, published reviews stay without name and answer; what is %s goes',
  async (state) => {
    const sold = await sellReviewedOrder({
      quantity: 1,
      lines: async (shop) => [[await addBottle(shop, { stock: 6, priceCents: 900 }), 1]],
    })
    const { shop, clock, publish, save, decide } = sold
    const published = await publish({ text: 'Lu par tous.' })
    await shop.admin.query(`update estate.reviews set answer = 'Merci, Jeanne.', answered_at = now() where id = $1`, [
      published,
    ])
    await save({ line: 1, text: 'Lu par personne.' })
    if (state === 'REFUSED') await decide(await lastReview(sold), { state, reason: 'OFF_TOPIC' })
    const states = async () =>
      (
        await shop.admin.query('select state from estate.reviews where site_id = 1 and order_id = $1 order by id', [
          sold.order.id,
        ])
      ).rows.map((row) => row.state)
    expect(await states()).toEqual(['PUBLISHED', state])
    await inSite({ pool: shop.pool, siteId: 1 }, async (db) => {
      const keys = await findPersonKeys(db, { userId: null, email: 'jeanne.lebrun@example.com' })
      await erasePerson(db, { keys, now: clock.now })
    })
    const { rows } = await shop.admin.query('select * from estate.reviews where site_id = 1 and order_id = $1', [
      sold.order.id,
    ])
    expect(rows).toMatchObject([
      { id: published, author: '', text: 'Lu par tous.', answer: '', answered_at: null, state: 'PUBLISHED' },
    ])
  },
)
