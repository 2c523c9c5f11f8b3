import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

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
