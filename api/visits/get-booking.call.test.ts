import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'
import { addTestVisit, booked, TEN, VISIT_NOW } from '#tests/support/test-visits.ts'

test('whoever holds the link sees the booking, in their language and at its own estate only', async () => {
  let at = VISIT_NOW
  const shop = await createTestApp({ now: () => at })
  const { calendarId } = await addTestVisit(shop)
  const token = await booked(shop, { message: 'Bonjour' })
  const see = async (headers: Record<string, string> = {}) =>
    (await askAt(shop, { path: `/visit/${token}`, headers })).json()
  expect((await see({ userlang: 'en' })).data).toEqual({
    id: expect.any(Number),
    state: 'BOOKED',
    service: { id: 901, title: 'The long visit', idCalendar: calendarId },
    ...TEN,
    from: '10:00',
    until: '11:30',
    people: 2,
    language: 'fr',
    firstname: 'Odile',
    lastname: 'Vasseur',
    email: 'odile@example.org',
    phone: '+33612345678',
    message: 'Bonjour',
    isOver: false,
    deposit: null,
  })
  expect((await see({ host: 'coteaux.localhost' })).code).toBe('booking-not-found')
  expect((await askAt(shop, { path: `/visit/${'x'.repeat(43)}` })).statusCode).toBe(404)
  at = new Date('2026-11-21T09:00:00Z')
  expect((await see()).data.isOver).toBe(true)
})
