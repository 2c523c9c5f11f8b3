import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('an invitation that was taken back is gone, and another estate’s is none of ours', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const neighbour = await enterOffice(shop, { siteId: 3 })
  const email = 'lea@example.org'
  await owner.ask('/admin/person', { method: 'POST', payload: { email, role: 'SHOP' } })
  const withdraw = { method: 'DELETE', payload: { email } } as const
  expect(await neighbour.ask('/admin/person/invitation', withdraw)).toMatchObject({ code: 'invitation-over' })
  expect(await owner.ask('/admin/person/invitation', withdraw)).toMatchObject({ status: 200, data: { email } })
  expect((await owner.ask('/admin/person')).data.invitations).toEqual([])
  expect(await owner.ask('/admin/person/invitation', withdraw)).toMatchObject({ status: 410 })
})
