import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { sellOrder } from '#tests/support/sold-order.ts'
import { booksOf } from '#tests/support/test-shop.ts'

test('what would go back is told, and nothing is done', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  const owner = await enterOffice(sold.shop)
  const preview = (lines: string) => owner.ask(`/admin/orders/${sold.order.id}/lines-preview?lines=${lines}`)
  expect((await preview('0x4')).data).toEqual({ refund: 25 })
  expect(await preview('0x0')).toMatchObject({ status: 409, code: 'order-edit-empty' })
  expect((await preview('0x9')).status).toBe(400)
  expect((await preview('all')).status).toBe(400)
  expect(await booksOf(sold.shop)).toMatchObject({ quantity: 6, mails: ['ORDER_CONFIRMED'] })
})
