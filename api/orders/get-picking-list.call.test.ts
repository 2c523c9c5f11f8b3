import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('several orders are fetched from the cellar together, without what was refunded', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const one = await insertOrder(shop.admin, { lines: [{ quantity: 6 }, { name: 'Clos du Puits', quantity: 1 }] })
  const two = await insertOrder(shop.admin, { lines: [{ quantity: 3 }] })
  await shop.admin.query('update estate.order_lines set refunded_quantity = 1 where order_id = $1 and position = 0', [
    one.id,
  ])
  const { status, data } = await owner.ask(`/admin/orders/picking-list?ids=${one.id},${two.id},${one.id}`)
  expect(status).toBe(200)
  expect(data.picking).toMatchObject({
    orders: [{ id: one.id, customer: 'Jeanne Moreau', fulfilment: 'PAID' }, { id: two.id }],
    lines: [
      { name: 'Clos du Puits', quantity: 1, orders: [{ id: one.id, quantity: 1 }] },
      {
        name: 'Les Aubépines',
        label: '2021, 75 cl',
        quantity: 8,
        orders: [
          { id: one.id, quantity: 5 },
          { id: two.id, quantity: 3 },
        ],
      },
    ],
    pieces: 9,
  })
})

test('an order of another estate is not there, and ids are numbers', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const own = await insertOrder(shop.admin)
  const foreign = await insertOrder(shop.admin, { siteId: 3 })
  const ask = (ids: string) => owner.ask(`/admin/orders/picking-list?ids=${ids}`)
  expect(await ask(`${own.id},${foreign.id}`)).toMatchObject({ status: 404, code: 'order-not-found' })
  for (const ids of ['', '0', '1,', 'x']) expect((await ask(ids)).status).toBe(400)
})
