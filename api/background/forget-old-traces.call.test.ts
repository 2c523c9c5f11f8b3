import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'
import { addTestVisit, booked, LATER, TEN, VISIT_NOW } from '#tests/support/test-visits.ts'
import { forgetOldTraces } from './forget-old-traces.ts'

const site = { id: 1, name: '', mainHost: null }

test('visits go three years after they are over, messages of machines after three months', async () => {
  const shop = await createTestApp({ now: () => VISIT_NOW })
  await addTestVisit(shop)
  await booked(shop, TEN)
  await booked(shop, { ...LATER, date: '2026-11-23' })
  const message = { firstname: 'Ève', lastname: 'Martin', email: 'eve@example.com', message: 'Bonjour' }
  for (const website of ['', 'https://pills.example'])
    await askAt(shop, { method: 'POST', path: '/message', payload: { ...message, website } })
  const leftAt = async (time: string) => {
    await inSite({ pool: shop.pool, siteId: 1 }, (db) =>
      forgetOldTraces.handle({}, { ...shop, db, site, now: new Date(time) }),
    )
    const { rows } = await shop.admin.query(
      `select (select count(*)::integer from estate.visit_bookings where service_id = 901) as visits,
         (select count(*)::integer from estate.messages) as messages`,
    )
    return [rows[0].visits, rows[0].messages]
  }
  expect(await leftAt('2027-02-14T07:00:00Z')).toEqual([2, 2])
  expect(await leftAt('2027-02-14T09:00:00Z')).toEqual([2, 1])
  expect(await leftAt('2029-11-21T12:00:00Z')).toEqual([2, 1])
  expect(await leftAt('2029-11-22T12:00:00Z')).toEqual([1, 1])
})
