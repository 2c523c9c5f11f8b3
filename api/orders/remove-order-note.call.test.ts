import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('a note is taken away from its own order only, and by its own estate only', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const neighbour = await enterOffice(shop, { siteId: 3 })
  const [order, other] = [await insertOrder(shop.admin), await insertOrder(shop.admin)]
  const { data } = await owner.ask(`/admin/orders/${order.id}/note`, { method: 'POST', payload: { text: 'Fragile' } })
  const at = (id: number) => `/admin/orders/${id}/note/${data.note.id}`
  expect(await owner.ask(at(other.id), { method: 'DELETE' })).toMatchObject({ status: 404, code: 'thing-not-found' })
  expect(await neighbour.ask(at(order.id), { method: 'DELETE' })).toMatchObject({ status: 404 })
  expect(await owner.ask(at(order.id), { method: 'DELETE' })).toMatchObject({ status: 200 })
  expect((await owner.ask(`/admin/orders/${order.id}`)).data.order.notes).toEqual([])
})
