import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { filesWith, tablesWith } from '#tests/support/find-traces.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { arrive, HER_VALUES, openShopWithPerson, ZENOBIE } from '#tests/support/known-person.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addTestForm, sendForm, TEST_PDF } from '#tests/support/test-forms.ts'
import { askAt } from '#tests/support/test-newsletters.ts'
import { forgetInactive } from './forget-inactive.ts'

const DAY_MS = 86_400_000
const YEARS_3 = 3 * 365.25 * DAY_MS
const guest = { email: 'lise@example.org', firstname: 'Lise', lastname: 'Roux', message: 'phrase-de-lise' }

function runAt({ pool, ...services }: TestApp, now: Date) {
  return inSite({ pool, siteId: 1 }, (db) =>
    forgetInactive.handle({}, { ...services, db, site: { id: 1, name: '', mainHost: null }, now }),
  )
}
const fromTime = (start: Date) => (ms: number) => new Date(start.getTime() + ms)
const later = (ms: number) => fromTime(new Date())(ms)
/** She is still expected at the estate after all else that she has left: from there the years count. */
async function lastComing({ admin }: Pick<TestApp, 'admin'>): Promise<Date> {
  const { rows } = await admin.query(
    `select max(starts_at) as at from (select email, starts_at from estate.visit_bookings union all
       select email, starts_at from estate.event_registrations going join estate.events using (site_id, element_id)) as days
     where email = $1`,
    [ZENOBIE.email],
  )
  return rows[0].at
}
/** Those of the demo's events are gone a year after them, long before anybody would be told. */
const forgetGuests = ({ admin }: TestApp) => admin.query('delete from estate.event_registrations')
const warned = async ({ admin }: TestApp) =>
  (await admin.query(`select recipient, facts from estate.mails where kind = 'INACTIVITY_WARNING' order by id`)).rows

test('after three years a customer is told, and forgotten thirty days later', async () => {
  const { shop } = await openShopWithPerson()
  await arrive(shop)
  const after = fromTime(await lastComing(shop))
  await runAt(shop, after(YEARS_3 - 40 * DAY_MS))
  expect((await warned(shop)).filter(({ recipient }) => recipient === ZENOBIE.email)).toEqual([])
  const told = after(YEARS_3 - 20 * DAY_MS)
  await runAt(shop, told)
  await runAt(shop, after(YEARS_3 - 19 * DAY_MS))
  const recipients = (await warned(shop)).filter(({ recipient }) => recipient === ZENOBIE.email)
  expect(recipients).toEqual([
    { recipient: ZENOBIE.email, facts: { forgottenOn: expect.any(String), hasAccount: true } },
  ])
  // Three years are over, but not yet thirty days since she was told.
  await runAt(shop, after(YEARS_3 + 5 * DAY_MS))
  expect(await tablesWith(shop.admin, 'Mirabelles-Bleues')).toContain('estate.orders')
  await runAt(shop, after(YEARS_3 + 12 * DAY_MS))
  await finishWork(shop, () => after(YEARS_3 + 13 * DAY_MS))
  const found = []
  for (const value of HER_VALUES)
    found.push(...(await tablesWith(shop.admin, value)), ...filesWith(shop.mailFolder, value))
  expect([...new Set(found)]).toEqual(['estate.invoice_archive'])
}, 60_000)

test('guests are forgotten alike; who comes back meanwhile is not', async () => {
  const test = await createTestApp()
  await forgetGuests(test)
  await askAt(test, { method: 'POST', path: '/message', payload: guest })
  await askAt(test, { method: 'POST', path: '/message', payload: { ...guest, email: 'paul@example.org' } })
  await runAt(test, later(YEARS_3 - 20 * DAY_MS))
  expect((await warned(test)).map(({ recipient }) => recipient).sort()).toEqual([
    'lise@example.org',
    'paul@example.org',
  ])
  await test.admin.query(`update estate.messages set created_at = $1 where email = 'paul@example.org'`, [
    later(YEARS_3 - 10 * DAY_MS),
  ])
  await runAt(test, later(YEARS_3 + 12 * DAY_MS))
  const { rows } = await test.admin.query('select email from estate.messages')
  expect(rows).toEqual([{ email: 'paul@example.org' }])
  expect((await test.admin.query('select from estate.inactivity_warnings')).rowCount).toBe(0)
})

test('who runs the site and the people of the demo are neither told nor forgotten', async () => {
  const test = await createTestApp()
  await forgetGuests(test)
  await runAt(test, later(YEARS_3 * 2))
  expect(await warned(test)).toEqual([])
  const { rows } = await test.admin.query('select count(*)::integer as n from estate.users where site_id = 1')
  expect(rows[0].n).toBeGreaterThanOrEqual(3)
})

test('an order under way keeps its customer another day', async () => {
  const { shop } = await openShopWithPerson()
  const after = fromTime(await lastComing(shop))
  await runAt(shop, after(YEARS_3 - 20 * DAY_MS))
  await runAt(shop, after(YEARS_3 + 12 * DAY_MS))
  expect(await tablesWith(shop.admin, 'Mirabelles-Bleues')).toContain('estate.orders')
}, 60_000)

test('who came to an event or sent a form was heard of; a form that names nobody goes with its files', async () => {
  const { storage, files } = memoryStorage()
  const shop = { ...(await createTestApp({ services: { storage } })), storage }
  await forgetGuests(shop)
  const form = await addTestForm(shop)
  const file: [string, Buffer] = ['plan.pdf', TEST_PDF]
  for (const email of ['lise@example.org', 'paul@example.org'])
    await sendForm(shop, { id: form, answers: { name: 'Lise', email, message: 'Bonjour' }, files: [file] })
  await shop.admin.query(`update estate.form_submissions set email = null where email = 'paul@example.org'`)
  await shop.admin.query(`insert into estate.elements (site_id, id, route, position) values (1, 9001, 'evenements', 1)`)
  await shop.admin.query(
    `insert into estate.events (site_id, element_id, starts_at, ends_at, capacity)
     values (1, 9001, now() + interval '60 days', now() + interval '61 days', 10)`,
  )
  await shop.admin.query(
    `insert into estate.event_registrations (site_id, element_id, state, people, firstname, lastname, email, locale,
       wording, created_at, changed_at) values (1, 9001, 'COMING', 2, 'Rose', 'Roux', 'rose@example.org', 'fr', '', now(), now())`,
  )
  await runAt(shop, later(YEARS_3 - 20 * DAY_MS))
  expect((await warned(shop)).map(({ recipient }) => recipient)).toEqual(['lise@example.org'])
  expect(files.size).toBe(2)
  await runAt(shop, later(YEARS_3 + 45 * DAY_MS))
  await finishWork(shop, () => later(YEARS_3 + 46 * DAY_MS))
  expect((await warned(shop)).map(({ recipient }) => recipient)).toEqual(['rose@example.org'])
  expect((await shop.admin.query('select from estate.form_submissions')).rowCount).toBe(0)
  expect(files.size).toBe(0)
})
