import { expect, test } from 'vitest'
import { asBrowser, NEWCOMER, protectedAccount } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('a wrong code turns nothing on; without a beginning there is nothing to confirm', async () => {
  const test = await createTestApp()
  const { token } = (await asBrowser(test).register()).json().data
  const headers = { authorization: token }
  const confirm = (code: string) =>
    test.app.inject({ method: 'PUT', url: '/api/user/factor', headers, payload: { code } })
  expect((await confirm('123456')).json().code).toBe('second-factor-unset')
  await test.app.inject({ method: 'POST', url: '/api/user/factor', headers, payload: { password: NEWCOMER.password } })
  for (const code of ['000000', '12', 'abc', '١٢٣٤٥٦']) expect((await confirm(code)).json().code).toBe('code-wrong')
  expect((await asBrowser(test).login(NEWCOMER)).json().data.token).toEqual(expect.any(String))
})

test('turning it on ends the other sessions, tells by mail, and cannot be done twice', async () => {
  const { test, browser, token, ask, nextCode } = await protectedAccount()
  expect((await browser.get('/logged', { authorization: token })).json().data.isLogged).toBe(true)
  expect((await ask('PUT', { url: '/user/factor', payload: { code: nextCode() } })).json().code).toBe(
    'second-factor-unset',
  )
  const { rows } = await test.admin.query(`select facts from estate.mails where kind = 'ACCOUNT_CHANGED'`)
  expect(rows).toEqual([{ facts: { firstname: 'Jeanne', change: 'SECOND_FACTOR_ON' } }])
})
