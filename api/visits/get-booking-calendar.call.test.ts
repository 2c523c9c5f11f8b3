import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'
import { addTestVisit, booked, VISIT_NOW } from '#tests/support/test-visits.ts'

test('a booked visit is a calendar file; one that is cancelled is none', async () => {
  const shop = await createTestApp({ now: () => VISIT_NOW })
  await addTestVisit(shop)
  const token = await booked(shop)
  const file = await askAt(shop, { path: `/visit/${token}/calendar` })
  expect(file.headers['content-type']).toContain('text/calendar')
  expect(file.body).toContain('DTSTART:20261121T090000Z')
  expect(file.body).toContain('DTEND:20261121T103000Z')
  expect(file.body).toContain('SUMMARY:La grande visite')
  expect((await askAt(shop, { path: `/visit/${'x'.repeat(43)}/calendar` })).statusCode).toBe(404)
  await askAt(shop, { method: 'POST', path: `/visit/${token}/cancel`, payload: {} })
  expect((await askAt(shop, { path: `/visit/${token}/calendar` })).json().code).toBe('booking-not-found')
})
