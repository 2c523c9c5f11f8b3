import { expect, onTestFinished, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { asBrowser } from '#tests/support/accounts.ts'
import { buildTestApp, createTestApp } from '#tests/support/test-app.ts'

test('who is signed in hears as what, by token or by cookie', async () => {
  const { app, signIn } = await createTestApp()
  for (const role of ['CUSTOMER', 'ADMIN', 'SUPER_ADMIN'] as const) {
    const token = await signIn(1, role)
    for (const headers of [
      { authorization: token },
      { authorization: `Bearer ${token}` },
      { cookie: `token=${token}` },
    ]) {
      const answer = await app.inject({ url: '/api/logged', headers })
      expect([answer.statusCode, answer.json().data]).toEqual([200, { isLogged: true, role }])
    }
  }
})

test('a stranger, a made-up token, a session that is over and one of another estate are visitors, and no fault', async () => {
  const { app, admin, signIn } = await createTestApp()
  const [over, other] = [await signIn(1, 'CUSTOMER'), await signIn(3, 'ADMIN')]
  await admin.query(`update estate.sessions set expires_at = now() - interval '1 second' where site_id = 1`)
  for (const headers of [{}, { authorization: 'made-up' }, { authorization: over }, { authorization: other }]) {
    const answer = await app.inject({ url: '/api/logged', headers })
    expect([answer.statusCode, answer.json().data]).toEqual([200, { isLogged: false, role: 'VISITOR' }])
  }
  const headers = { host: 'coteaux.localhost', authorization: other }
  expect((await app.inject({ url: '/api/logged', headers })).json().data).toEqual({ isLogged: true, role: 'ADMIN' })
})

test('where the demo is off, whoever was signed in as one of its people is not any more', async () => {
  const on = await createTestApp()
  const signedIn = await asBrowser(on).login({ email: 'admin@example.com', password: DEMO_PASSWORD })
  const { token } = signedIn.json().data
  const role = async (test: Pick<typeof on, 'app'>) =>
    (await test.app.inject({ url: '/api/logged', headers: { authorization: token } })).json().data.role
  expect(await role(on)).toBe('ADMIN')
  const off = await buildTestApp(on, { services: { isDemo: false } })
  onTestFinished(() => off.app.close())
  expect(await role(off)).toBe('VISITOR')
  const refused = await off.app.inject({ url: '/api/admin/mail', headers: { authorization: token } })
  expect(refused.statusCode).toBe(401)
})

test('an administrator who leaves the session alone for half an hour is signed out; who works on is not, and a customer neither', async () => {
  let now = new Date('2026-05-01T10:00:00Z')
  const test = await createTestApp({ now: () => now })
  const browser = asBrowser(test)
  const signIn = async (email: string) =>
    (await browser.login({ email, password: DEMO_PASSWORD })).json().data.token as string
  const [busy, away, customer] = [
    await signIn('admin@example.com'),
    await signIn('admin@example.com'),
    await signIn('client@example.com'),
  ]
  const role = async (token: string) => (await browser.get('/logged', { authorization: token })).json().data.role
  const wait = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }
  for (let look = 0; look < 4; look++) {
    wait(20)
    expect(await role(busy)).toBe('ADMIN')
  }
  expect(await role(away)).toBe('VISITOR')
  expect((await browser.get('/admin/mail', { authorization: away })).statusCode).toBe(401)
  expect(await role(customer)).toBe('CUSTOMER')
  wait(24 * 60)
  expect(await role(customer)).toBe('VISITOR')
})
