import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { signInAs } from '#tests/support/order-callers.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('looking at a merge does nothing, and says what stands in its way', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const one = await signInAs(shop, { siteId: 1, role: 'CUSTOMER' })
  const other = await signInAs(shop, { siteId: 1, role: 'CUSTOMER' })
  const path = `/admin/customer/${one.id}/merge/${other.id}`
  expect(await owner.ask(path)).toMatchObject({ status: 409, code: 'customer-unproven' })
  await shop.admin.query('update estate.users set email_confirmed_at = now() where id = $1', [one.id])
  const { data } = await owner.ask(path)
  expect(data.moved).toEqual({ orders: 0, addresses: 0, giftCards: 0, notes: 0, visits: 0, newsletters: 0 })
  expect((await owner.ask(`/admin/customer/${other.id}`)).status).toBe(200)
  const { rowCount } = await shop.admin.query('select from estate.audit_events')
  expect(rowCount).toBe(0)
})
