import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'
import { addTestVisit, booked, LATER, VISIT_NOW } from '#tests/support/test-visits.ts'

test('the file of a visit that was moved replaces the one before', async () => {
  let at = VISIT_NOW
  const shop = await createTestApp({ now: () => at })
  await addTestVisit(shop)
  const token = await booked(shop)
  const file = async () => (await askAt(shop, { path: `/visit/${token}/calendar` })).body
  const before = await file()
  at = new Date(VISIT_NOW.getTime() + 60_000)
  await askAt(shop, { method: 'POST', path: `/visit/${token}/move`, payload: { ...LATER, people: 2 } })
  const after = await file()
  const line = (name: string, text: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(text)?.[1]
  expect(line('UID', after)).toBe(line('UID', before))
  expect([line('SEQUENCE', before), line('SEQUENCE', after)]).toEqual(['0', '60'])
  expect(line('DTSTART', after)).toBe('20261121T103000Z')
})

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

test('the file speaks the language of the booking, whoever asks', async () => {
  const shop = await createTestApp({ now: () => VISIT_NOW })
  await addTestVisit(shop)
  const token = await booked(shop, { headers: { userlang: 'en' } })
  const { body } = await askAt(shop, { path: `/visit/${token}/calendar` })
  expect(body).toContain('SUMMARY:The long visit')
  expect(body.replace(/\r\n /g, '')).toContain(`/en/visit/${token}`)
})
