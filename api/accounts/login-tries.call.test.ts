import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { asBrowser, cookiesOf } from '#tests/support/accounts.ts'
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
  expect(rows).toHaveLength(3)
  for (const { subject } of rows) expect(subject).toMatch(/^[\w-]{43}$/)
})

/** Asks from a place of its own, with the cookies that it was given. */
async function atPlaces() {
  const clock = createClock()
  const { app, ...rest } = await createTestApp({ now: clock.now })
  const login = async (from: string, given: { password?: string; cookie?: string } = {}) => {
    const { password = 'wrong', cookie } = given
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: from,
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000', ...(cookie && { cookie }) },
      payload: { email: CLIENT, password },
    })
    const device = cookiesOf(answer).device?.value
    return { status: answer.statusCode, cookie: device === undefined ? '' : `device=${device}` }
  }
  return { ...rest, clock, login }
}

const OWNER = '198.51.100.7'
const guesser = (at: number) => `203.0.113.${at % 250}`

test('wrong passwords from elsewhere do not make an owner wait at another place', async () => {
  const { login } = await atPlaces()
  for (let n = 0; n < 12; n++) await login(guesser(1))
  expect((await login(guesser(1), { password: DEMO_PASSWORD })).status).toBe(429)
  expect((await login(OWNER, { password: DEMO_PASSWORD })).status).toBe(200)
})

test('from however many places an account is guessed, the right password from a known device is never kept out', async () => {
  const { login } = await atPlaces()
  const { cookie } = await login(OWNER, { password: DEMO_PASSWORD })
  expect(cookie).toMatch(/^device=[\w-]{43}$/)
  let guesses = 0
  for (let at = 0; at < 120; at++) if ((await login(guesser(at))).status === 401) guesses++
  // Strangers are stopped soon, and so is the owner at a device that nobody knows, for a while.
  expect(guesses).toBe(30)
  expect((await login('192.0.2.50', { password: DEMO_PASSWORD })).status).toBe(429)
  expect((await login('192.0.2.50', { password: DEMO_PASSWORD, cookie })).status).toBe(200)
  expect((await login(OWNER, { password: 'mistyped', cookie })).status).toBe(401)
  expect((await login(OWNER, { password: DEMO_PASSWORD, cookie })).status).toBe(200)
})

test('a stranger at a new device waits a minute at most while others guess, never for ever', async () => {
  const { login, clock } = await atPlaces()
  for (let at = 0; at < 60; at++) {
    await login(guesser(at))
    clock.wait(at < 30 ? 0 : 61)
  }
  expect((await login('192.0.2.50', { password: DEMO_PASSWORD })).status).toBe(200)
})

test('an id that was thought up, or is another account’s, makes no device known; one that guesses is forgotten', async () => {
  const { login, admin } = await atPlaces()
  const { cookie } = await login(OWNER, { password: DEMO_PASSWORD })
  const madeUp = `device=${'A'.repeat(43)}`
  const given = await login(OWNER, { password: DEMO_PASSWORD, cookie: madeUp })
  expect(given.cookie).not.toBe(madeUp)
  expect((await login(OWNER, { password: DEMO_PASSWORD, cookie })).cookie).toBe(cookie)
  for (let n = 0; n < 50; n++) expect((await login(guesser(1), { cookie })).status).toBe(401)
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await login(guesser(1), { cookie })).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  const { rows } = await admin.query('select device_hash from estate.known_devices')
  for (const { device_hash } of rows) expect(device_hash).toHaveLength(32)
})
