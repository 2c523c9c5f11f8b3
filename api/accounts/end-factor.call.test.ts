import { expect, test } from 'vitest'
import { NEWCOMER, protectedAccount } from '#tests/support/accounts.ts'

test('it is taken away with the password; then the password alone signs in again', async () => {
  const { browser, ask } = await protectedAccount()
  expect((await ask('DELETE', { url: '/user/factor', payload: { password: 'wrong' } })).json().code).toBe(
    'password-wrong',
  )
  expect((await ask('DELETE', { url: '/user/factor', payload: { password: NEWCOMER.password } })).json().data).toEqual({
    isEnded: true,
  })
  expect((await browser.login(NEWCOMER)).json().data.user.email).toBe(NEWCOMER.email)
})

test('who looks after an estate outside the demo keeps it', async () => {
  const { test, ask } = await protectedAccount({ isDemo: false })
  await test.admin.query(`update estate.users set role = 'ADMIN' where email = $1`, [NEWCOMER.email])
  const answer = await ask('DELETE', { url: '/user/factor', payload: { password: NEWCOMER.password } })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'second-factor-required'])
})
