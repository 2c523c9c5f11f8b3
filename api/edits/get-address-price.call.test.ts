import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { sellOrder } from '#tests/support/sold-order.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('the price of another place is told by the carrier’s table, and nothing where there is none', async () => {
  const sold = await sellOrder({ goods: 'PAID', shippingCents: 690 })
  const owner = await enterOffice(sold.shop)
  const priceOf = (id: number) => owner.ask(`/admin/orders/${id}/address-price?postalCode=69002&idCountry=250`)
  expect((await priceOf(sold.order.id)).data).toEqual({ price: { before: 6.9, after: 6.9 } })
  const byNobody = await insertOrder(sold.shop.admin)
  expect((await priceOf(byNobody.id)).data).toEqual({ price: null })
  await sold.moveTo('SHIPPED')
  expect(await priceOf(sold.order.id)).toMatchObject({ status: 409, code: 'order-edit-closed' })
  expect((await priceOf(999_999)).status).toBe(404)
})
