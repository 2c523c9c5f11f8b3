import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { asBrowser, NEWCOMER, protectedAccount } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('the password is asked, one that counts already is not replaced, and the demo’s people get none', async () => {
  const { test, ask, challenge, finish, nextCode } = await protectedAccount()
  expect((await ask('POST', { url: '/user/factor', payload: { password: 'wrong' } })).json().code).toBe(
    'password-wrong',
  )
  const again = await ask('POST', { url: '/user/factor', payload: { password: NEWCOMER.password } })
  expect(again.json().code).toBe('second-factor-there')
  expect((await finish({ challenge: await challenge(), code: nextCode() })).statusCode).toBe(200)
  const { token } = (await asBrowser(test).login({ email: 'admin@example.com', password: DEMO_PASSWORD })).json().data
  const demo = await test.app.inject({
    method: 'POST',
    url: '/api/user/factor',
    headers: { authorization: token },
    payload: { password: DEMO_PASSWORD },
  })
  expect(demo.json().code).toBe('demo-account')
})

test('until a code was given the password alone signs in', async () => {
  const test = await createTestApp()
  const { token } = (await asBrowser(test).register()).json().data
  await test.app.inject({
    method: 'POST',
    url: '/api/user/factor',
    headers: { authorization: token },
    payload: { password: NEWCOMER.password },
  })
  expect((await asBrowser(test).login(NEWCOMER)).json().data.user.email).toBe(NEWCOMER.email)
})
