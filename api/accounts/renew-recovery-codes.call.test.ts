import { expect, test } from 'vitest'
import { NEWCOMER, protectedAccount } from '#tests/support/accounts.ts'

test('new codes take the place of the old ones, with the password', async () => {
  const { ask, challenge, finish, recoveryCodes } = await protectedAccount()
  expect((await ask('PUT', { url: '/user/factor/codes', payload: { password: 'wrong' } })).json().code).toBe(
    'password-wrong',
  )
  const renewed = await ask('PUT', { url: '/user/factor/codes', payload: { password: NEWCOMER.password } })
  const fresh: string[] = renewed.json().data.recoveryCodes
  expect(new Set([...fresh, ...recoveryCodes]).size).toBe(20)
  expect((await finish({ challenge: await challenge(), code: recoveryCodes[0] })).json().code).toBe('code-wrong')
  expect((await finish({ challenge: await challenge(), code: fresh[0] })).statusCode).toBe(200)
  await ask('DELETE', { url: '/user/factor', payload: { password: NEWCOMER.password } })
  const without = await ask('PUT', { url: '/user/factor/codes', payload: { password: NEWCOMER.password } })
  expect(without.json().code).toBe('second-factor-unset')
})
