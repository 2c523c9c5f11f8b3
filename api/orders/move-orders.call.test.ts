import { expect, test } from 'vitest'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { mailRows } from '#tests/support/test-mails.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('several orders are moved at once; those that cannot be are named and stay', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const [paid, other, gone] = [
    await insertOrder(shop.admin),
    await insertOrder(shop.admin, { status: 'IN_PREPARATION' }),
    await insertOrder(shop.admin, { status: 'DELIVERED' }),
  ]
  const foreign = await insertOrder(shop.admin, { siteId: 3 })
  const payload = { ids: [foreign.id, gone.id, other.id, paid.id, paid.id], status: 'SHIPPED' }
  const { status, data } = await owner.ask('/admin/orders/status', { method: 'PUT', payload })
  expect(status).toBe(200)
  expect(data).toEqual({ moved: [paid.id, other.id], refused: [gone.id, foreign.id] })
  const { rows } = await shop.admin.query('select fulfilment from estate.orders order by id')
  expect(rows.map(({ fulfilment }) => fulfilment)).toEqual(['SHIPPED', 'SHIPPED', 'DELIVERED', 'PAID'])
  expect((await mailRows(shop)).map(({ kind }) => kind)).toEqual(['ORDER_SHIPPED', 'ORDER_SHIPPED'])
  expect((await loggedChanges(shop, 'orders')).map(({ thing_id }) => Number(thing_id))).toEqual([paid.id, other.id])
})

test('nothing is cancelled by the dozen, and nobody moves what they may only see', async () => {
  const shop = await createTestApp()
  const { id } = await insertOrder(shop.admin)
  const move = async (role: 'OWNER' | 'ACCOUNTANT', status: string) =>
    (
      await (
        await enterOffice(shop, { role })
      ).ask('/admin/orders/status', { method: 'PUT', payload: { ids: [id], status } })
    ).status
  expect(await move('OWNER', 'CANCELLED')).toBe(400)
  expect(await move('ACCOUNTANT', 'IN_PREPARATION')).toBe(403)
})
