import { expect, test } from 'vitest'
import { asBrowser, openTokens } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('looking at a link changes nothing, however often; a made-up one is over', async () => {
  const test = await createTestApp()
  const browser = asBrowser(test)
  const { token } = (await browser.register()).json().data
  const [link = ''] = await openTokens(test, 'EMAIL_CONFIRM')
  for (let n = 0; n < 3; n++) expect((await browser.get(`/email/link/${link}`)).statusCode).toBe(200)
  expect((await browser.get('/user/profile', { authorization: token })).json().data.isEmailConfirmed).toBe(false)
  expect((await browser.get(`/email/link/${'x'.repeat(43)}`)).statusCode).toBe(410)
  expect((await asBrowser(test, 'coteaux.localhost').get(`/email/link/${link}`)).statusCode).toBe(410)
})
