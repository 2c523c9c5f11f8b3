import { expect, test } from 'vitest'
import { cookiesOf } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const userOf = async ({ app }: TestApp, headers: Record<string, string>) => {
  const answer = await app.inject({ url: '/api/user', headers })
  return [answer.statusCode, answer.json().data.user]
}

test('whoever is signed in sees what the estate knows of them, and nothing of their password', async () => {
  const test = await createTestApp()
  const authorization = await test.signIn(1, 'CUSTOMER')
  await test.signIn(1, 'CUSTOMER')
  const { rows } = await test.admin.query(
    `update estate.users set email = 'jeanne@example.com', firstname = 'Jeanne', lastname = 'Martin',
       phone = '+33612345678', birthdate = '1990-12-31', password_hash = 'secret'
     where site_id = 1 and id = (select user_id from estate.sessions order by created_at limit 1) returning id`,
  )
  expect(await userOf(test, { authorization })).toEqual([
    200,
    {
      id: rows[0].id,
      email: 'jeanne@example.com',
      phone: '+33612345678',
      firstname: 'Jeanne',
      lastname: 'Martin',
      birthdate: '1990-12-31',
      role: 'CUSTOMER',
    },
  ])
})

test('what nobody has told is null, and a day of birth stays the day it is', async () => {
  const test = await createTestApp()
  const authorization = await test.signIn(1, 'ADMIN')
  const [, user] = await userOf(test, { authorization })
  expect(user).toMatchObject({ phone: null, birthdate: null, firstname: '', role: 'ADMIN' })
  await test.admin.query(`update estate.users set birthdate = '2000-01-01' where id = $1`, [user.id])
  expect((await userOf(test, { authorization }))[1].birthdate).toBe('2000-01-01')
})

test('a stranger is nobody', async () => {
  expect(await userOf(await createTestApp(), {})).toEqual([200, null])
})

const FORGOTTEN = { value: '', flags: expect.arrayContaining(['Max-Age=0']) }

test('a token that is made up, over or another estate’s is refused, and its cookies are taken away', async () => {
  const test = await createTestApp()
  const other = await test.signIn(3, 'ADMIN')
  const over = await test.signIn(1, 'CUSTOMER')
  await test.admin.query(`update estate.sessions set expires_at = now() - interval '1 second' where site_id = 1`)
  for (const token of ['made-up', other, over]) {
    for (const url of ['/api/user', '/api/order']) {
      const answer = await test.app.inject({ url, headers: { cookie: `token=${token}; idSite=1` } })
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 401, 'not-signed-in'])
      expect(cookiesOf(answer)).toEqual({ token: FORGOTTEN, idSite: FORGOTTEN, office: FORGOTTEN })
    }
    const answer = await test.app.inject({ url: '/api/user', headers: { authorization: token } })
    expect(answer.statusCode).toBe(401)
  }
  expect((await userOf(test, { host: 'coteaux.localhost', authorization: other }))[1]).toMatchObject({ role: 'ADMIN' })
})

test('who sends no token keeps what cookies there are', async () => {
  const { app } = await createTestApp()
  const answer = await app.inject({ url: '/api/order', headers: { cookie: 'idSite=1' } })
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined])
})
