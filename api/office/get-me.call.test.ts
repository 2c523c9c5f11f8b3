import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

test('whoever works there is told who they are, what for and what they may do', async () => {
  const shop = await createTestApp()
  const token = await shop.signIn(1, 'ADMIN')
  const ask = () => shop.app.inject({ url: '/api/admin/me', headers: { authorization: token } })
  const { data } = (await ask()).json()
  expect(data).toMatchObject({ user: { firstName: '', lastName: '' }, role: 'OWNER', rights: { people: 'write' } })
  expect(data.user.email).toContain('@example.com')

  await shop.admin.query(`update estate.users set office_role = 'ACCOUNTANT' where id = $1 and site_id = 1`, [
    data.user.id,
  ])
  const accountant = (await ask()).json().data
  expect(accountant.role).toBe('ACCOUNTANT')
  expect(accountant.rights).toMatchObject({ orders: 'read', accounts: 'write', people: 'none', customers: 'none' })
})

test('nobody else is told anything', async () => {
  const shop = await createTestApp()
  const ask = (authorization?: string) =>
    shop.app.inject({ url: '/api/admin/me', headers: authorization ? { authorization } : {} })
  expect((await ask()).statusCode).toBe(401)
  expect((await ask(await shop.signIn(1, 'CUSTOMER'))).statusCode).toBe(403)
  expect((await ask(await shop.signIn(3, 'ADMIN'))).statusCode).toBe(401)
})
