import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { filesWith, tablesWith } from '#tests/support/find-traces.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { arrive, HER_VALUES, openShopWithPerson, ZENOBIE } from '#tests/support/known-person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
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
const later = (ms: number) => new Date(Date.now() + ms)
const warned = async ({ admin }: TestApp) =>
  (await admin.query(`select recipient, facts from estate.mails where kind = 'INACTIVITY_WARNING' order by id`)).rows

test('after three years a customer is told, and forgotten thirty days later', async () => {
  const { shop } = await openShopWithPerson()
  await arrive(shop)
  await runAt(shop, later(YEARS_3 - 40 * DAY_MS))
  expect(await warned(shop)).toEqual([])
  const told = later(YEARS_3 - 20 * DAY_MS)
  await runAt(shop, told)
  await runAt(shop, later(YEARS_3 - 19 * DAY_MS))
  const recipients = (await warned(shop)).filter(({ recipient }) => recipient === ZENOBIE.email)
  expect(recipients).toEqual([
    { recipient: ZENOBIE.email, facts: { forgottenOn: expect.any(String), hasAccount: true } },
  ])
  // Three years are over, but not yet thirty days since she was told.
  await runAt(shop, later(YEARS_3 + 5 * DAY_MS))
  expect(await tablesWith(shop.admin, 'Mirabelles-Bleues')).toContain('estate.orders')
  await runAt(shop, later(YEARS_3 + 12 * DAY_MS))
  await finishWork(shop, () => later(YEARS_3 + 13 * DAY_MS))
  const found = []
  for (const value of HER_VALUES)
    found.push(...(await tablesWith(shop.admin, value)), ...filesWith(shop.mailFolder, value))
  expect([...new Set(found)]).toEqual(['estate.invoice_archive'])
}, 60_000)

test('guests are forgotten alike; who comes back meanwhile is not', async () => {
  const test = await createTestApp()
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
  await runAt(test, later(YEARS_3 * 2))
  expect(await warned(test)).toEqual([])
  const { rows } = await test.admin.query('select count(*)::integer as n from estate.users where site_id = 1')
  expect(rows[0].n).toBeGreaterThanOrEqual(3)
})

test('an order under way keeps its customer another day', async () => {
  const { shop } = await openShopWithPerson()
  await runAt(shop, later(YEARS_3 - 20 * DAY_MS))
  await runAt(shop, later(YEARS_3 + 12 * DAY_MS))
  expect(await tablesWith(shop.admin, 'Mirabelles-Bleues')).toContain('estate.orders')
}, 60_000)
