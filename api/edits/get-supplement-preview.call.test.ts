import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { sellOrder } from '#tests/support/sold-order.ts'
import { booksOf } from '#tests/support/test-shop.ts'

test('what an addition costs today is told, and nothing is held', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  const owner = await enterOffice(sold.shop)
  const preview = (query: string) => owner.ask(`/admin/orders/${sold.order.id}/supplement-preview?${query}`)
  await sold.shop.admin.query('update estate.declinations set fixed_price_cents = 1500 where id = $1', [
    sold.shop.bottle,
  ])
  expect((await preview(`lines=${sold.shop.bottle}x2&shipping=1.5`)).data).toEqual({
    lines: [{ name: 'Cuvée d’essai', label: expect.any(String), quantity: 2, unitPrice: 15, total: 30 }],
    total: 31.5,
  })
  expect(await preview('lines=999999x1')).toMatchObject({ status: 409, code: 'goods-not-addable' })
  expect((await preview('lines=x')).status).toBe(400)
  expect(await booksOf(sold.shop)).toMatchObject({ quantity: 6, reserved: 0 })
})
