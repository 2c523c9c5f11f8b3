import { expect, test } from 'vitest'
import { asBrowser, NEWCOMER } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('one device is signed out, the others are not; another’s is as unknown as one that never was', async () => {
  const test = await createTestApp()
  const browser = asBrowser(test)
  const elsewhere = (await browser.register()).json().data.token
  const here = (await browser.login(NEWCOMER)).json().data.token
  const stranger = (await browser.register({ email: 'paul@example.org' })).json().data.token
  const { devices } = (await browser.get('/user/device', { authorization: here })).json().data
  const other = devices.find(({ isThis }: { isThis: boolean }) => !isThis)
  const end = (id: string, authorization: string) =>
    test.app.inject({ method: 'DELETE', url: `/api/user/device/${id}`, headers: { authorization } })
  const foreign = await end(other.id, stranger)
  const missing = await end('00000000-0000-4000-8000-000000000000', stranger)
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
  const isLogged = async (authorization: string) =>
    (await browser.get('/logged', { authorization })).json().data.isLogged
  expect(await isLogged(elsewhere)).toBe(true)
  expect((await end(other.id, here)).json().data).toEqual({ isEnded: true })
  expect([await isLogged(elsewhere), await isLogged(here)]).toEqual([false, true])
  expect((await end(other.id, here)).statusCode).toBe(404)
  expect((await end('not-an-id', here)).statusCode).toBe(400)
})
