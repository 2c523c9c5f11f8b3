import { expect, test } from 'vitest'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

/** The demo's own administrator is an owner too. */
const withoutDemo = ({ admin }: TestApp) =>
  admin.query(`update estate.users set office_role = 'SHOP' where email = 'admin@example.com'`)

test('what somebody is there for is changed, at once and in the log', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  const path = `/admin/person/${editor.id}/role`
  const changed = await owner.ask(path, { method: 'PUT', payload: { role: 'SHOP' } })
  expect(changed).toMatchObject({ status: 200, data: { person: { id: editor.id, role: 'SHOP' } } })
  expect((await editor.ask('/admin/me')).data.role).toBe('SHOP')
  expect(await loggedChanges(shop, 'people')).toEqual([
    {
      call: 'changePersonRole',
      thing_id: String(editor.id),
      before: { role: 'EDITOR' },
      after: { role: 'SHOP' },
    },
  ])
  expect((await editor.ask(path, { method: 'PUT', payload: { role: 'OWNER' } })).status).toBe(403)
})

test('the last owner stays one, however many ask at once', async () => {
  const shop = await createTestApp()
  await withoutDemo(shop)
  const people = [await enterOffice(shop), await enterOffice(shop)]
  const demote = (at: number) =>
    people[at]?.ask(`/admin/person/${people[at].id}/role`, { method: 'PUT', payload: { role: 'SHOP' } })
  const answers = await Promise.all([demote(0), demote(1)])
  expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409])
  expect(answers.find((answer) => answer?.status === 409)).toMatchObject({ code: 'last-owner' })
  const { rows } = await shop.admin.query(
    `select count(*)::integer as owners from estate.users where site_id = 1 and role = 'ADMIN' and office_role = 'OWNER'`,
  )
  expect(rows[0].owners).toBe(1)
})

test('nobody of another estate, no customer and no account of the demo is changed', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const neighbour = await enterOffice(shop, { siteId: 3 })
  const change = (id: number) => owner.ask(`/admin/person/${id}/role`, { method: 'PUT', payload: { role: 'SHOP' } })
  const idOf = async (email: string) =>
    (await shop.admin.query('select id from estate.users where site_id = 1 and email = $1', [email])).rows[0].id
  expect(await change(neighbour.id)).toMatchObject({ status: 404, code: 'user-not-found' })
  expect(await change(await idOf('client@example.com'))).toMatchObject({ status: 404 })
  expect(await change(await idOf('admin@example.com'))).toMatchObject({ status: 403, code: 'demo-account' })
})
