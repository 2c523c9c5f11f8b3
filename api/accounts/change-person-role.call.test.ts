import { expect, onTestFinished, test } from 'vitest'
import { untilWaiting } from '#tests/support/lock-waits.ts'
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

test('the last owner stays one, however many are about to go at once', async () => {
  const shop = await createTestApp()
  await withoutDemo(shop)
  const [one, other] = [await enterOffice(shop), await enterOffice(shop)]
  const demote = () => one.ask(`/admin/person/${one.id}/role`, { method: 'PUT', payload: { role: 'SHOP' } })
  const elsewhere = await shop.admin.connect()
  onTestFinished(() => elsewhere.release())
  await elsewhere.query('begin')
  await elsewhere.query(`update estate.users set office_role = 'SHOP' where site_id = 1 and id = $1`, [other.id])
  const asked = demote()
  await untilWaiting(shop.admin, 1)
  await elsewhere.query('commit')
  expect(await asked).toMatchObject({ status: 409, code: 'last-owner' })
  expect(await demote()).toMatchObject({ status: 409, code: 'last-owner' })
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
