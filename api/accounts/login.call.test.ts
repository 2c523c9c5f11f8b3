import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { createPasswordHasher } from '#providers/passwords/password-hasher.ts'
import { asBrowser, cookiesOf } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const CLIENT = 'client@example.com'

test.each(['localhost', 'vitrine.localhost', 'coteaux.localhost'])('the accounts of the demo open %s', async (host) => {
  const browser = asBrowser(await createTestApp(), host)
  for (const { email, role, firstname, lastname, phone, birthdate } of DEMO_ACCOUNTS) {
    const answer = await browser.login({ email: ` ${email.toUpperCase()} `, password: DEMO_PASSWORD })
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json()
    expect(data.user).toEqual({ id: expect.any(Number), email, role, firstname, lastname, phone, birthdate })
    const cookie = `token=${cookiesOf(answer).token?.value}`
    expect((await browser.get('/logged', { cookie })).json().data).toEqual({ isLogged: true, role })
    expect((await browser.get('/user', { cookie })).json().data.user).toEqual(data.user)
  }
})

test('the token has 256 bits, is stored as its hash and lasts a day', async () => {
  let now = new Date('2026-05-01T10:00:00Z')
  const test = await createTestApp({ now: () => now })
  const browser = asBrowser(test)
  const { token, idSite } = (await browser.login({ email: CLIENT, password: DEMO_PASSWORD })).json().data
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(idSite).toBe(1)
  const { rows } = await test.admin.query('select site_id, token_hash, expires_at from estate.sessions')
  const token_hash = createHash('sha256').update(token).digest()
  expect(rows).toEqual([{ site_id: 1, token_hash, expires_at: new Date('2026-05-02T10:00:00Z') }])
  const isLogged = async () => (await browser.get('/logged', { authorization: token })).json().data.isLogged
  now = new Date('2026-05-02T09:59:59Z')
  expect(await isLogged()).toBe(true)
  now = new Date('2026-05-02T10:00:00Z')
  expect(await isLogged()).toBe(false)
})

test('a known address, an unknown one and one of another estate get the same answer to a wrong password', async () => {
  const test = await createTestApp()
  const browser = asBrowser(test)
  await asBrowser(test, 'coteaux.localhost').register()
  const answers = [
    await browser.login({ email: CLIENT, password: 'not the password' }),
    await browser.login({ email: 'nobody@example.org', password: 'not the password' }),
    await browser.login({ email: 'nobody@example.org', password: DEMO_PASSWORD }),
    await browser.login({ email: 'jeanne@example.org', password: 'Trois-petits-chats' }),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401)
    expect(answer.body).toBe(answers[0]?.body)
    expect(answer.headers['set-cookie']).toBe(undefined)
  }
  expect(answers[0]?.json()).toMatchObject({ success: false, code: 'login-wrong' })
})

test('an unknown address costs the work of a known one', async () => {
  const checked: (string | null)[] = []
  const real = createPasswordHasher()
  const matches = (password: string, stored: string | null) => {
    checked.push(stored)
    return real.matches(password, stored)
  }
  const browser = asBrowser(await createTestApp({ services: { passwords: { ...real, matches } } }))
  await browser.login({ email: CLIENT, password: 'not the password' })
  await browser.login({ email: 'nobody@example.org', password: 'not the password' })
  expect(checked).toEqual([expect.stringMatching(/^\$argon2id/), null])
})

test('who has no password cannot sign in with one', async () => {
  const test = await createTestApp()
  await test.admin.query(`update estate.users set password_hash = null where email = $1`, [CLIENT])
  expect((await asBrowser(test).login({ email: CLIENT, password: DEMO_PASSWORD })).statusCode).toBe(401)
})

test('where the demo is off, its accounts answer as if they were not there', async () => {
  const test = await createTestApp({ services: { isDemo: false } })
  const browser = asBrowser(test)
  const unknown = await browser.login({ email: 'nobody@example.org', password: DEMO_PASSWORD })
  for (const { email } of DEMO_ACCOUNTS) {
    const answer = await browser.login({ email, password: DEMO_PASSWORD })
    expect([answer.statusCode, answer.body]).toEqual([401, unknown.body])
  }
  await test.admin.query('delete from estate.users where email = $1', [CLIENT])
  expect((await browser.register({ email: CLIENT })).json().code).toBe('email-taken')
  expect((await browser.register()).statusCode).toBe(200)
})

test('signing in ends the session that the browser came with, so that none can be foisted on it', async () => {
  const test = await createTestApp()
  const browser = asBrowser(test)
  const planted = (await browser.login({ email: 'admin@example.com', password: DEMO_PASSWORD })).json().data.token
  const other = (await browser.login({ email: 'admin@example.com', password: DEMO_PASSWORD })).json().data.token
  const answer = await browser.login({
    email: CLIENT,
    password: DEMO_PASSWORD,
    headers: { cookie: `token=${planted}` },
  })
  const { token } = answer.json().data
  expect(token).not.toBe(planted)
  const isLogged = async (authorization: string) =>
    (await browser.get('/logged', { authorization })).json().data.isLogged
  expect(await isLogged(planted)).toBe(false)
  expect(await isLogged(token)).toBe(true)
  expect(await isLogged(other)).toBe(true)
})

test('nothing of what opens a session is kept for an Idempotency-Key', async () => {
  const test = await createTestApp()
  const browser = asBrowser(test)
  const first = await browser.login({ email: CLIENT, password: DEMO_PASSWORD, headers: { 'idempotency-key': 'once' } })
  const second = await browser.login({ email: CLIENT, password: DEMO_PASSWORD, headers: { 'idempotency-key': 'once' } })
  expect(first.json().data.token).not.toBe(second.json().data.token)
  const { rows } = await test.admin.query('select count(*)::int as n from estate.idempotency_keys')
  expect(rows[0].n).toBe(0)
})

test.each([
  [{}, { email: 'Ce champ est obligatoire.', password: 'Ce champ est obligatoire.' }],
  [
    { email: 'nobody', password: '' },
    { email: 'Cette adresse e-mail n’est pas valable.', password: 'Ce champ est obligatoire.' },
  ],
  [{ email: CLIENT, password: 'x'.repeat(201) }, { password: 'Au plus 200 caractères.' }],
])('what is missing is told next to its field: %j', async (payload, errors) => {
  const { app } = await createTestApp()
  const answer = await app.inject({ method: 'POST', url: '/api/login', payload })
  expect([answer.statusCode, answer.json().errors]).toEqual([400, errors])
})

test('while too many passwords are being checked, one is asked to come back, and the try is not counted', async () => {
  const busy = { ...createPasswordHasher(), matches: async () => null }
  const test = await createTestApp({ services: { passwords: busy } })
  const answer = await asBrowser(test).login({ email: CLIENT, password: DEMO_PASSWORD })
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'overloaded', '1'])
  const { rows } = await test.admin.query('select tries from estate.rate_counters')
  expect(rows).toEqual([{ tries: 0 }, { tries: 0 }, { tries: 0 }])
})
