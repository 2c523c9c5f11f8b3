import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { asBrowser, cookiesOf } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('signing out ends the session and takes its cookies away', async () => {
  const test = await createTestApp()
  const browser = asBrowser(test)
  const { token } = (await browser.login({ email: 'client@example.com', password: DEMO_PASSWORD })).json().data
  const other = (await browser.login({ email: 'client@example.com', password: DEMO_PASSWORD })).json().data.token
  const cookie = `token=${token}; idSite=1`
  const answer = await browser.logout({ cookie })
  expect([answer.statusCode, answer.json().data]).toEqual([200, { isLogged: false }])
  expect(cookiesOf(answer)).toEqual({
    token: { value: '', flags: ['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax'] },
    idSite: { value: '', flags: ['Max-Age=0', 'Path=/', 'SameSite=Lax'] },
    office: { value: '', flags: ['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax'] },
  })
  const isLogged = async (authorization: string) =>
    (await browser.get('/logged', { authorization })).json().data.isLogged
  expect([await isLogged(token), await isLogged(other)]).toEqual([false, true])
  expect((await browser.get('/user', { cookie })).statusCode).toBe(401)
})

test('who is not signed in may sign out all the same', async () => {
  const browser = asBrowser(await createTestApp())
  expect((await browser.logout()).statusCode).toBe(200)
  expect((await browser.logout({ cookie: 'token=made-up' })).statusCode).toBe(200)
})

test('nobody ends a session of another estate', async () => {
  const test = await createTestApp()
  const token = await test.signIn(3, 'CUSTOMER')
  await asBrowser(test).logout({ authorization: token })
  const { data } = (await asBrowser(test, 'coteaux.localhost').get('/logged', { authorization: token })).json()
  expect(data.isLogged).toBe(true)
})

test('another site’s page signs nobody out', async () => {
  const test = await createTestApp()
  const browser = asBrowser(test)
  const cookie = `token=${await test.signIn(1, 'CUSTOMER')}`
  const answer = await browser.logout({ cookie, origin: 'https://evil.example' })
  expect(answer.headers['set-cookie']).toBe(undefined)
  expect((await browser.get('/logged', { cookie })).json().data.isLogged).toBe(true)
})
