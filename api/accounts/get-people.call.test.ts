import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('the owner sees who looks after the estate, and nobody of another estate or of the platform', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  const neighbour = await enterOffice(shop, { siteId: 3 })
  await shop.admin.query('update estate.users set second_factor_at = now(), last_login_at = now() where id = $1', [
    editor.id,
  ])
  const { data } = await owner.ask('/admin/person')
  const byId = new Map(data.people.map((person: { id: number }) => [person.id, person]))
  expect(byId.get(owner.id)).toMatchObject({ role: 'OWNER', isYou: true, hasSecondFactor: false, lastLoginAt: null })
  expect(byId.get(editor.id)).toMatchObject({ role: 'EDITOR', isYou: false, hasSecondFactor: true })
  expect(byId.has(neighbour.id)).toBe(false)
  expect(data.people.some(({ email }: { email: string }) => email === 'super@example.com')).toBe(false)
  expect(data.invitations).toEqual([])
})

test('only owners do', async () => {
  const shop = await createTestApp()
  for (const role of ['SHOP', 'EDITOR', 'ACCOUNTANT'] as const)
    expect((await (await enterOffice(shop, { role })).ask('/admin/person')).status).toBe(403)
})
