import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { asBrowser } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const CLIENT = 'client@example.com'

/** A clock that the test moves. */
function createClock() {
  let now = new Date('2026-05-01T10:00:00Z').getTime()
  const wait = (seconds: number) => {
    now += seconds * 1000
  }
  return { now: () => new Date(now), wait }
}

async function setUp() {
  const clock = createClock()
  const test = await createTestApp({ now: clock.now })
  const browser = asBrowser(test)
  const status = async (email: string, password = 'wrong') => (await browser.login({ email, password })).statusCode
  return { ...test, clock, browser, status }
}

test('after five wrong passwords one waits, twice as long each time; then the right one opens', async () => {
  const { clock, browser, status } = await setUp()
  for (let n = 0; n < 5; n++) expect(await status(CLIENT)).toBe(401)
  const early = await browser.login({ email: CLIENT, password: DEMO_PASSWORD })
  expect([early.statusCode, early.json().code, early.headers['retry-after']]).toEqual([429, 'too-many-requests', '5'])
  clock.wait(5)
  expect(await status(CLIENT)).toBe(401)
  clock.wait(9)
  const late = await browser.login({ email: CLIENT, password: DEMO_PASSWORD })
  expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '1'])
  clock.wait(1)
  expect(await status(CLIENT, DEMO_PASSWORD)).toBe(200)
  // The slate is clean again.
  for (let n = 0; n < 5; n++) expect(await status(CLIENT)).toBe(401)
  expect(await status(CLIENT)).toBe(429)
})

test('an address that nobody has is limited in the same way', async () => {
  const { browser, status } = await setUp()
  for (let n = 0; n < 5; n++) expect(await status('nobody@example.org')).toBe(401)
  const unknown = await browser.login({ email: 'nobody@example.org', password: 'wrong' })
  for (let n = 0; n < 5; n++) await status(CLIENT)
  const known = await browser.login({ email: CLIENT, password: 'wrong' })
  expect([unknown.statusCode, unknown.body]).toEqual([429, known.body])
  expect(unknown.headers['retry-after']).toBe(known.headers['retry-after'])
})

test('many tries at once are counted one by one', async () => {
  const { status } = await setUp()
  const statuses = await Promise.all(Array.from({ length: 12 }, () => status(CLIENT)))
  expect(statuses.sort()).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
})

test('whoever tries many accounts from one place waits too; signing in with one’s own does not help', async () => {
  const { browser, clock, status } = await setUp()
  expect((await browser.register({ email: 'mine@example.org' })).statusCode).toBe(200)
  const spray = async (from: number, to: number) => {
    for (let n = from; n < to; n++) expect(await status(`someone${n}@example.org`)).toBe(401)
  }
  await spray(0, 19)
  expect(await status('mine@example.org', 'Trois-petits-chats')).toBe(200)
  await spray(19, 20)
  expect(await status('someone20@example.org')).toBe(429)
  expect(await status('mine@example.org', 'Trois-petits-chats')).toBe(429)
  clock.wait(5)
  expect(await status('mine@example.org', 'Trois-petits-chats')).toBe(200)
})

test('tries at one estate do not count at another, and are forgotten the next day', async () => {
  const { app, clock, status } = await setUp()
  for (let n = 0; n < 6; n++) await status(CLIENT)
  expect(await status(CLIENT)).toBe(429)
  const elsewhere = asBrowser({ app }, 'coteaux.localhost')
  expect((await elsewhere.login({ email: CLIENT, password: DEMO_PASSWORD })).statusCode).toBe(200)
  clock.wait(86_400)
  expect(await status(CLIENT)).toBe(401)
})

test('no address, neither of a person nor of a machine, is written down', async () => {
  const { admin, status } = await setUp()
  await status(CLIENT)
  const { rows } = await admin.query('select subject from estate.rate_counters')
  expect(rows).toHaveLength(2)
  for (const { subject } of rows) expect(subject).toMatch(/^[\w-]{43}$/)
})
