import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestVisit, booked, LATER, leftIn, TEN, VISIT_NOW, visitMails } from '#tests/support/test-visits.ts'

async function openOffice(given: Parameters<typeof addTestVisit>[1] = {}) {
  const shop = await createTestApp({ now: () => VISIT_NOW })
  const { calendarId } = await addTestVisit(shop, given)
  const owner = await enterOffice(shop)
  const idOf = async (email: string): Promise<number> =>
    (await shop.admin.query('select id from estate.visit_bookings where email = $1', [email])).rows[0].id
  const move = async (email: string, payload: object) =>
    owner.ask(`/admin/visit/${await idOf(email)}/move`, { method: 'POST', payload })
  return { shop, calendarId, move, idOf }
}

test('the estate moves a visit and its visitor is told; what is left is counted anew, and who waits comes', async () => {
  const { shop, calendarId, move } = await openOffice({ capacity: 2 })
  await booked(shop, { people: 2 })
  await booked(shop, { people: 1, email: 'waits@example.org', waits: true })
  const moved = await move('odile@example.org', { ...LATER, people: 2 })
  expect(moved).toMatchObject({ status: 200, data: { date: LATER.date, idSchedule: 690, people: 2 } })
  const mails = await visitMails(shop)
  expect(mails).toContain('MOVED odile@example.org')
  expect(mails).toContain('FREED waits@example.org')
  expect(await leftIn(shop, { calendarId })).toBe(1)
})

test('there is no moving into a slot without room, nor to an hour that is none', async () => {
  const { shop, move } = await openOffice({ capacity: 3 })
  await booked(shop, { people: 2 })
  await booked(shop, { ...LATER, people: 2, email: 'there@example.org' })
  expect(await move('odile@example.org', { ...LATER, people: 2 })).toMatchObject({ code: 'visit-full' })
  expect(await move('odile@example.org', { ...TEN, people: 4 })).toMatchObject({ code: 'visit-full' })
  expect(await move('odile@example.org', { ...TEN, idSchedule: 605, people: 2 })).toMatchObject({
    code: 'visit-slot-gone',
  })
  // Short notice is the estate's own business.
  const today = await move('odile@example.org', { date: '2026-11-16', idSchedule: 690, people: 2 })
  expect(today.status).toBe(200)
})

test('another estate’s booking is not there', async () => {
  const { shop, idOf } = await openOffice()
  await booked(shop)
  const other = await enterOffice(shop, { siteId: 3 })
  const path = `/admin/visit/${await idOf('odile@example.org')}/move`
  const payload = { ...LATER, people: 2 }
  expect(await other.ask(path, { method: 'POST', payload })).toMatchObject({ status: 404, code: 'booking-not-found' })
})
