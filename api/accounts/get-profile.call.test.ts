import { expect, test } from 'vitest'
import { asBrowser, NEWCOMER } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('an account is shown to its owner, with what of it can still be changed', async () => {
  const test = await createTestApp()
  const browser = asBrowser(test)
  const { token, user } = (await browser.register({}, { userlang: 'en' })).json().data
  expect((await browser.get('/user/profile', { authorization: token })).json().data).toEqual({
    user,
    language: 'en',
    languages: ['fr', 'en'],
    isEmailConfirmed: false,
    pendingEmail: null,
    isBirthdateLocked: true,
  })
  await browser.put({
    url: '/user/email',
    payload: { email: 'new@example.org', password: NEWCOMER.password },
    headers: { authorization: token },
  })
  expect((await browser.get('/user/profile', { authorization: token })).json().data.pendingEmail).toBe(
    'new@example.org',
  )
})

test('nobody sees one who is not signed in', async () => {
  expect((await asBrowser(await createTestApp()).get('/user/profile')).statusCode).toBe(401)
})
