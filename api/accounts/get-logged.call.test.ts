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
