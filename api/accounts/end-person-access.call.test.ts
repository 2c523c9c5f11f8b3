import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('whose access ends is signed out and an ordinary customer from then on', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  expect((await editor.ask('/admin/me')).status).toBe(200)
  const ended = await owner.ask(`/admin/person/${editor.id}`, { method: 'DELETE' })
  expect(ended).toMatchObject({ status: 200, data: { id: editor.id } })
  expect((await editor.ask('/admin/me')).status).toBe(401)
  const { rows } = await shop.admin.query('select role from estate.users where id = $1 and site_id = 1', [editor.id])
  expect(rows).toEqual([{ role: 'CUSTOMER' }])
  expect(await owner.ask(`/admin/person/${editor.id}`, { method: 'DELETE' })).toMatchObject({ status: 404 })
})

test('two owners who send each other away at once: one stays', async () => {
  const shop = await createTestApp()
  await shop.admin.query(`update estate.users set office_role = 'SHOP' where email = 'admin@example.com'`)
  const [one, other] = [await enterOffice(shop), await enterOffice(shop)]
  const answers = await Promise.all([
    one.ask(`/admin/person/${other.id}`, { method: 'DELETE' }),
    other.ask(`/admin/person/${one.id}`, { method: 'DELETE' }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await shop.admin.query(
    `select id from estate.users where site_id = 1 and role = 'ADMIN' and office_role = 'OWNER'`,
  )
  expect(rows).toHaveLength(1)
})
