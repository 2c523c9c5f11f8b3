import { expect, test } from 'vitest'
import { asBrowser, NEWCOMER, protectedAccount } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('while it is set up the app learns its secret; afterwards nobody does', async () => {
  const { test, ask } = await protectedAccount()
  expect((await ask('GET', { url: '/user/factor' })).json().data).toEqual({
    isOn: true,
    isRequired: false,
    recoveryCodesLeft: 10,
    setup: null,
  })
  const { rows } = await test.admin.query('select length(sealed_secret) as n from estate.second_factors')
  expect(rows[0].n).toBeGreaterThan(40)
})

test('what is being set up is shown for half an hour, as a code to read and a key to type', async () => {
  let now = new Date('2026-05-01T10:00:00Z')
  const test = await createTestApp({ now: () => now })
  const { token } = (await asBrowser(test).register()).json().data
  const headers = { authorization: token }
  const shown = async () => (await asBrowser(test).get('/user/factor', headers)).json().data
  expect(await shown()).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0, setup: null })
  await test.app.inject({ method: 'POST', url: '/api/user/factor', headers, payload: { password: NEWCOMER.password } })
  const { setup } = await shown()
  expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(setup.uri).toContain(`secret=${setup.secret}`)
  expect(setup.qr.path).toMatch(/^M4 4h7v1h-7z/)
  now = new Date('2026-05-01T10:30:01Z')
  expect((await shown()).setup).toBe(null)
  expect((await asBrowser(test).get('/user/factor')).statusCode).toBe(401)
})

test('who looks after an estate outside the demo can do nothing before there is one', async () => {
  const test = await createTestApp({ services: { isDemo: false } })
  const admin = { authorization: await test.signIn(1, 'ADMIN') }
  const browser = asBrowser(test)
  expect((await browser.get('/user/factor', admin)).json().data).toMatchObject({ isOn: false, isRequired: true })
  for (const path of ['/admin/mail', '/user/profile', '/user/device', '/order']) {
    const answer = await browser.get(path, admin)
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'second-factor-missing'])
  }
  expect((await browser.get('/user', admin)).json().data.user.role).toBe('ADMIN')
  await test.admin.query(`update estate.users set second_factor_at = now() where role = 'ADMIN'`)
  expect((await browser.get('/admin/mail', admin)).statusCode).toBe(200)
  const customer = { authorization: await test.signIn(1, 'CUSTOMER') }
  expect((await browser.get('/user/profile', customer)).statusCode).toBe(200)
})

test('what visitors may ask too, they ask as a visitor until then', async () => {
  const test = await createTestApp({ services: { isDemo: false } })
  await test.admin.query('update estate.site_settings set is_building = true where site_id = 1')
  const admin = { authorization: await test.signIn(1, 'ADMIN') }
  expect((await asBrowser(test).get('/v2/product', admin)).statusCode).toBe(503)
  await test.admin.query(`update estate.users set second_factor_at = now() where role = 'ADMIN'`)
  expect((await asBrowser(test).get('/v2/product', admin)).statusCode).toBe(200)
})
