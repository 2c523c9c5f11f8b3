import { expect, test } from 'vitest'
import { asBrowser } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('the estate corrects a birth date that its owner cannot change; nobody else does', async () => {
  const test = await createTestApp()
  const browser = asBrowser(test)
  const { token, user } = (await browser.register()).json().data
  const set = (authorization: string, { id = user.id, birthdate = '1985-02-28' } = {}) =>
    browser.put({ url: `/admin/user/${id}/birthdate`, payload: { birthdate }, headers: { authorization } })
  const admin = await test.signIn(1, 'ADMIN')
  expect((await set(admin)).json().data.user.birthdate).toBe('1985-02-28')
  expect((await set(admin, { birthdate: '2985-02-28' })).json().errors).toEqual({
    birthdate: 'Cette date de naissance n’est pas possible.',
  })
  expect((await set(token)).statusCode).toBe(403)
  expect((await set(admin, { id: 999_999 })).statusCode).toBe(404)
  const foreign = await asBrowser(test, 'coteaux.localhost').put({
    url: `/admin/user/${user.id}/birthdate`,
    payload: { birthdate: '1980-01-01' },
    headers: { authorization: await test.signIn(3, 'ADMIN') },
  })
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'user-not-found'])
  const own = await browser.put({
    url: '/user',
    payload: { birthdate: '1980-01-01' },
    headers: { authorization: token },
  })
  expect(own.statusCode).toBe(400)
  const { rows } = await test.admin.query(`select facts from estate.mails where kind = 'ACCOUNT_CHANGED'`)
  expect(rows).toEqual([{ facts: { firstname: 'Jeanne', change: 'BIRTHDATE' } }])
})
