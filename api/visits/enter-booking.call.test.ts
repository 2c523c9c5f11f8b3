import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestVisit, booked, leftIn, TEN, VISIT_NOW, visitMails } from '#tests/support/test-visits.ts'

const CALLER = { ...TEN, language: 'fr', people: 2, firstname: 'Paul', lastname: 'Renard', phone: '02 41 00 00 00' }

async function openOffice(given: Parameters<typeof addTestVisit>[1] = {}) {
  const shop = await createTestApp({ now: () => VISIT_NOW })
  const { calendarId } = await addTestVisit(shop, given)
  const owner = await enterOffice(shop)
  const enter = (payload: object) =>
    owner.ask('/admin/service/901/booking', { method: 'POST', payload: { ...CALLER, ...payload } })
  return { shop, owner, enter, calendarId }
}

test('who calls has a place, without a deposit; with an address they are told, without one nobody is', async () => {
  const { shop, enter, calendarId } = await openOffice({ depositCents: 1_000 })
  expect(await enter({})).toMatchObject({ status: 200, data: { state: 'BOOKED', email: '', deposit: null } })
  expect(await visitMails(shop)).toEqual([])
  expect(await enter({ email: 'paul@example.org', locale: 'en' })).toMatchObject({ status: 200 })
  expect(await visitMails(shop)).toEqual(['BOOKED paul@example.org'])
  expect(await leftIn(shop, { calendarId })).toBe(2)
})

test('the estate books at short notice, but never over capacity and never outside the hours', async () => {
  const { shop, enter } = await openOffice({ capacity: 4 })
  // Two hours from now: visitors need a day.
  expect(await enter({ date: '2026-11-16', idSchedule: 690 })).toMatchObject({ status: 200 })
  await booked(shop, { people: 3 })
  expect(await enter({ people: 2 })).toMatchObject({ status: 409, code: 'visit-full' })
  expect(await enter({ idSchedule: 601 })).toMatchObject({ code: 'visit-slot-gone' })
  expect(await enter({ date: '2026-11-15' })).toMatchObject({ code: 'visit-slot-gone' })
})

test('of many who are entered at once no more have a place than there is room for', async () => {
  const { shop, enter } = await openOffice({ capacity: 5 })
  const answers = await Promise.all(Array.from({ length: 6 }, () => enter({})))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  const { rows } = await shop.admin.query(
    'select sum(people)::integer as people from estate.visit_bookings where service_id = 901',
  )
  expect(rows[0].people).toBe(4)
})

test('another estate’s service is not there, and who may not receive guests books nobody', async () => {
  const { shop } = await openOffice()
  const other = await enterOffice(shop, { siteId: 3 })
  const payload = CALLER
  expect(await other.ask('/admin/service/901/booking', { method: 'POST', payload })).toMatchObject({ status: 404 })
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  expect(await editor.ask('/admin/service/901/booking', { method: 'POST', payload })).toMatchObject({ status: 403 })
})
