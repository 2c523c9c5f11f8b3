import { expect, test } from 'vitest'
import { tablesWith } from '#tests/support/find-traces.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { arrive, HER_VALUES, openShopWithPerson, ZENOBIE } from '#tests/support/known-person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addEvent, register, toldSteps } from '#tests/support/test-events.ts'
import { askAt, mailedToken } from '#tests/support/test-newsletters.ts'
import { addTestVisit, book, VISIT_NOW, visitMails } from '#tests/support/test-visits.ts'

async function deletionLink(test: TestApp, email: string): Promise<string> {
  await askAt(test, { method: 'POST', path: '/privacy/request', payload: { email, kind: 'DELETION' } })
  await finishWork(test)
  return mailedToken(test, '/privacy/deletion')
}
const follow = (test: TestApp, token: string) =>
  askAt(test, { method: 'POST', path: `/privacy/deletion/${token}`, payload: {} })

test('the link forgets a person wholly, with the account of that address, once nothing is under way', async () => {
  const { shop } = await openShopWithPerson()
  const token = await deletionLink(shop, ZENOBIE.email)
  expect((await follow(shop, token)).json().code).toBe('order-under-way')
  await arrive(shop)
  expect((await follow(shop, token)).json().data).toEqual({ isDeleted: true })
  await finishWork(shop)
  const found = []
  for (const value of HER_VALUES) found.push(...(await tablesWith(shop.admin, value)))
  expect([...new Set(found)]).toEqual(['estate.invoice_archive'])
  expect((await follow(shop, token)).json().code).toBe('privacy-link-over')
}, 60_000)

test('places of who is forgotten go to those who wait for them, in visits and at events', async () => {
  const test = await createTestApp({ now: () => VISIT_NOW })
  await addTestVisit(test, { capacity: 2 })
  const event = await addEvent(test, { capacity: 1 })
  const leaver = 'leaver@example.org'
  const next = 'next@example.org'
  for (const email of [leaver, next]) {
    await book(test, { email, waits: true })
    await register(test, { id: event, email, waits: true })
  }
  await askAt(test, { method: 'POST', path: '/privacy/request', payload: { email: leaver, kind: 'DELETION' } })
  await finishWork(test, () => VISIT_NOW)
  await follow(test, mailedToken(test, '/privacy/deletion'))
  const { rows } = await test.admin.query(`
    select email, state from estate.visit_bookings where site_id = 1 and service_id = 901
    union all select email, state from estate.event_registrations where element_id = ${event} order by state`)
  expect(rows).toEqual([
    { email: next, state: 'BOOKED' },
    { email: next, state: 'COMING' },
  ])
  expect(await visitMails(test)).toContain(`FREED ${next}`)
  expect(await toldSteps(test)).toContainEqual([next, 'PROMOTED'])
})

test('an administrator’s address is not forgotten by a link', async () => {
  const test = await createTestApp()
  const answer = await follow(test, await deletionLink(test, 'admin@example.com'))
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'account-kept'])
})

test('a link that nobody was sent, or that shows data, deletes nothing', async () => {
  const test = await createTestApp()
  expect((await follow(test, 'z'.repeat(43))).json().code).toBe('privacy-link-over')
  await askAt(test, {
    method: 'POST',
    path: '/privacy/request',
    payload: { email: 'lise@example.org', kind: 'ACCESS' },
  })
  await finishWork(test)
  expect((await follow(test, mailedToken(test, '/privacy/export'))).json().code).toBe('privacy-link-over')
})
