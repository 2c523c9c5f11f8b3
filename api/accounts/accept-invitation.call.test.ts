import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { createTestApp, signInTo, type TestApp } from '#tests/support/test-app.ts'
import { invite } from './invite.ts'

const EMAIL = 'camille@domaine.example'
const PERSON = { firstname: 'Camille', lastname: 'Vernon', password: 'neuf chais sous la pluie' }

const invited = ({ pool }: TestApp, email = EMAIL) =>
  inSite({ pool, siteId: 1 }, (db) => invite(db, { email, locale: 'en', now: new Date() }))

const accept = ({ app }: TestApp, { token, body = {} }: { token: string; body?: object }) =>
  app.inject({ method: 'POST', url: `/api/invitation/${token}`, body: { ...PERSON, ...body } })

test('who was invited chooses a password, is an administrator and is in', async () => {
  const test = await createTestApp()
  const answer = await accept(test, { token: await invited(test) })
  expect(answer.json().data).toMatchObject({ idSite: 1, user: { email: EMAIL, firstname: 'Camille', role: 'ADMIN' } })
  expect(answer.cookies.map(({ name }) => name)).toEqual(['token', 'idSite', 'device', 'office'])
  const { token } = answer.json().data
  const mails = await test.app.inject({ url: '/api/admin/mail', headers: { authorization: token } })
  expect(mails.statusCode).toBe(200)
  const login = await test.app.inject({
    method: 'POST',
    url: '/api/login',
    body: { email: EMAIL, password: PERSON.password },
  })
  expect(login.statusCode).toBe(200)
  const noted = await test.admin.query(`select user_id from estate.security_events where kind = 'role-change'`)
  expect(noted.rows).toEqual([{ user_id: answer.json().data.user.id }])
})

test('of fifty who follow the same link at once, one gets in', async () => {
  const test = await createTestApp()
  const token = await invited(test)
  // Each from an address of its own, as attackers would.
  const tries = Array.from({ length: 50 }, (_, at) =>
    test.app.inject({
      method: 'POST',
      url: `/api/invitation/${token}`,
      remoteAddress: `203.0.113.${at}`,
      body: { ...PERSON, password: `neuf chais sous la pluie ${at}` },
    }),
  )
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status !== 200 && status !== 410 && status !== 503)).toEqual([])
  const { rows } = await test.admin.query(
    `select count(*)::int as n from estate.sessions join estate.users
    on users.id = user_id and users.site_id = sessions.site_id where email = $1`,
    [EMAIL],
  )
  expect(rows[0].n).toBe(1)
  expect((await accept(test, { token })).json().code).toBe('invitation-over')
})

test('a password that would not do at registration does not do here, and uses nothing up', async () => {
  const test = await createTestApp()
  const token = await invited(test)
  for (const password of ['court', 'Motdepasse2026!', EMAIL]) {
    const answer = await accept(test, { token, body: { password } })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['password']])
  }
  expect((await accept(test, { token, body: { firstname: '' } })).json().errors).toHaveProperty('firstname')
  expect((await accept(test, { token })).statusCode).toBe(200)
})

test('a customer of the same address becomes an administrator, and is signed out elsewhere', async () => {
  const test = await createTestApp()
  const before = await signInTo(test, { siteId: 1, role: 'CUSTOMER' })
  const { rows } = await test.admin.query(`select email from estate.users order by id desc limit 1`)
  const answer = await accept(test, { token: await invited(test, rows[0].email) })
  expect(answer.json().data.user).toMatchObject({ email: rows[0].email, role: 'ADMIN' })
  const user = await test.app.inject({ url: '/api/logged', headers: { authorization: before } })
  expect(user.json().data?.isLogged ?? false).toBe(false)
})

test('an invitation opens nothing at another estate', async () => {
  const test = await createTestApp()
  const url = `/api/invitation/${await invited(test)}`
  const headers = { host: 'coteaux.localhost' }
  expect((await test.app.inject({ method: 'POST', url, headers, body: PERSON })).json().code).toBe('invitation-over')
})
