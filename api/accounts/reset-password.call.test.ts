import { expect, test } from 'vitest'
import { createPasswordHasher } from '#providers/passwords/password-hasher.ts'
import { asBrowser, NEWCOMER, openTokens } from '#tests/support/accounts.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { mailRows } from '#tests/support/test-mails.ts'

const NEW = 'Quatre-vieux-chiens'
const reset = (test: TestApp, payload: object) => asBrowser(test).put({ url: '/password/reset', payload })

/** Somebody with an account, signed in on two devices, and the link of their mail. */
async function forgetful(options?: Parameters<typeof createTestApp>[0]) {
  const test = await createTestApp(options)
  const browser = asBrowser(test)
  const first = (await browser.register()).json().data.token
  const second = (await browser.login(NEWCOMER)).json().data.token
  await browser.put({ url: '/password/reset/ask', payload: { email: NEWCOMER.email } })
  const [token = ''] = await openTokens(test, 'PASSWORD_RESET')
  return { test, browser, token, sessions: [first, second] }
}

test('the new password opens, the old one no more; every session has ended, and a mail tells', async () => {
  const { test, browser, token, sessions } = await forgetful()
  const answer = await reset(test, { token, password: NEW })
  expect([answer.statusCode, answer.json().data, answer.headers['set-cookie']]).toEqual([
    200,
    { isReset: true },
    undefined,
  ])
  for (const authorization of sessions) {
    expect((await browser.get('/logged', { authorization })).json().data.isLogged).toBe(false)
  }
  expect((await browser.login(NEWCOMER)).statusCode).toBe(401)
  expect((await browser.login({ ...NEWCOMER, password: NEW })).statusCode).toBe(200)
  await finishWork(test)
  const told = (await mailRows(test)).filter(({ kind }) => kind === 'ACCOUNT_CHANGED')
  expect(told).toMatchObject([{ recipient: NEWCOMER.email, facts: { change: 'PASSWORD_RESET' } }])
  const { rows } = await test.admin.query(
    'select email_confirmed_at, password_hash from estate.users where email = $1',
    [NEWCOMER.email],
  )
  expect(rows[0].email_confirmed_at).toBeInstanceOf(Date)
  expect(rows[0].password_hash).toMatch(/^\$argon2id/)
})

test('of fifty who follow one link at once, one chooses the password', async () => {
  const { test, browser, token } = await forgetful()
  const given = Array.from({ length: 50 }, (_, n) => `${NEW}-${n}`)
  const answers = await Promise.all(given.map((password) => reset(test, { token, password })))
  const won = answers.flatMap(({ statusCode }, n) => (statusCode === 200 ? [n] : []))
  expect(won).toHaveLength(1)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 410]))
  expect((await browser.login({ ...NEWCOMER, password: given[won[0] ?? 0] ?? '' })).statusCode).toBe(200)
  const { rows } = await test.admin.query(`select count(*)::int as n from estate.mails where kind = 'ACCOUNT_CHANGED'`)
  expect(rows).toEqual([{ n: 1 }])
})

test('a link opens once, for half an hour, at its own estate', async () => {
  let now = new Date('2026-05-01T10:00:00Z')
  const { test, token } = await forgetful({ now: () => now })
  const elsewhere = await asBrowser(test, 'coteaux.localhost').put({
    url: '/password/reset',
    payload: { token, password: NEW },
  })
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([410, 'link-over'])
  now = new Date('2026-05-01T10:30:00Z')
  expect((await reset(test, { token, password: NEW })).statusCode).toBe(410)
  now = new Date('2026-05-01T10:29:00Z')
  expect((await reset(test, { token, password: NEW })).statusCode).toBe(200)
  expect((await reset(test, { token, password: `${NEW}!` })).statusCode).toBe(410)
})

test('a password that is refused, or a server that is busy, leaves the link as it was', async () => {
  const { test, token } = await forgetful()
  const weak = await reset(test, { token, password: 'azerty' })
  expect([weak.statusCode, Object.keys(weak.json().errors)]).toEqual([400, ['password']])
  const own = await reset(test, { token, password: NEWCOMER.email })
  expect(own.json().errors).toEqual({ password: 'Le mot de passe ne peut pas être votre adresse e-mail.' })
  expect((await reset(test, { token, password: NEW })).statusCode).toBe(200)

  const busy = { ...createPasswordHasher(), hash: async () => null }
  const other = await createTestApp({ services: { passwords: busy } })
  await other.admin.query(`insert into estate.users (site_id, email, role) values (1, 'a@example.org', 'CUSTOMER')`)
  await asBrowser(other).put({ url: '/password/reset/ask', payload: { email: 'a@example.org' } })
  const [second = ''] = await openTokens(other, 'PASSWORD_RESET')
  expect((await reset(other, { token: second, password: NEW })).statusCode).toBe(503)
  expect(await openTokens(other, 'PASSWORD_RESET')).toEqual([second])
})

test('a link for an address that is not the account’s any more opens nothing', async () => {
  const { test, token } = await forgetful()
  await test.admin.query(`update estate.users set email = 'new@example.org' where email = $1`, [NEWCOMER.email])
  expect((await reset(test, { token, password: NEW })).statusCode).toBe(410)
})

test('a device that knew the old password is a stranger’s now', async () => {
  const { test, token } = await forgetful()
  await reset(test, { token, password: NEW })
  const { rows } = await test.admin.query('select count(*)::int as n from estate.known_devices')
  expect(rows).toEqual([{ n: 0 }])
})
