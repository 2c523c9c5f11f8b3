import { expect, test } from 'vitest'
import { asBrowser, cookiesOf, NEWCOMER } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('every device of the account is signed out, this one too, and nobody else’s', async () => {
  const test = await createTestApp()
  const browser = asBrowser(test)
  const elsewhere = (await browser.register()).json().data.token
  const here = (await browser.login(NEWCOMER)).json().data.token
  const stranger = (await browser.register({ email: 'paul@example.org' })).json().data.token
  const answer = await test.app.inject({
    method: 'DELETE',
    url: '/api/user/device',
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie: `token=${here}` },
  })
  expect([answer.statusCode, cookiesOf(answer).token?.value]).toEqual([200, ''])
  const isLogged = async (authorization: string) =>
    (await browser.get('/logged', { authorization })).json().data.isLogged
  expect([await isLogged(elsewhere), await isLogged(here), await isLogged(stranger)]).toEqual([false, false, true])
})
