import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'
import { addTestVisit, book, booked, leftIn, VISIT_NOW, visitMails } from '#tests/support/test-visits.ts'

test('the estate cancels for somebody, who is told; the places go to who waits', async () => {
  const shop = await createTestApp({ now: () => VISIT_NOW })
  const { calendarId } = await addTestVisit(shop)
  await booked(shop, { people: 6 })
  await book(shop, { email: 'waiting@example.org', people: 2, waits: true })
  const { rows } = await shop.admin.query(`select id from estate.visit_bookings where people = 6 and site_id = 1`)
  const cancel = async (headers: Record<string, string>) =>
    (await askAt(shop, { method: 'POST', path: `/admin/visit/${rows[0].id}/cancel`, payload: {}, headers })).json()
  expect((await cancel({})).code).toBe('not-signed-in')
  expect((await cancel({ authorization: await shop.signIn(1, 'CUSTOMER') })).code).toBe('not-allowed')
  const neighbour = { authorization: await shop.signIn(3, 'ADMIN'), host: 'coteaux.localhost' }
  expect((await cancel(neighbour)).code).toBe('booking-not-found')
  const authorization = await shop.signIn(1, 'ADMIN')
  for (let time = 0; time < 2; time++) expect((await cancel({ authorization })).data.state).toBe('CANCELLED')
  expect(await visitMails(shop)).toEqual([
    'BOOKED odile@example.org',
    'WAITING waiting@example.org',
    'CANCELLED odile@example.org',
    'FREED waiting@example.org',
  ])
  expect(await leftIn(shop, { calendarId })).toBe(4)
})
