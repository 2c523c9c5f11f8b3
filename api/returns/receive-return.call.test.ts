import { expect, test } from 'vitest'
import { sellOrder, takeReturn } from '#tests/support/sold-order.ts'
import { booksOf } from '#tests/support/test-shop.ts'

test('what is fit is noted; the shelf waits for the refund', async () => {
  const sold = await sellOrder()
  const id = await takeReturn(sold, { state: 'ACCEPTED' })
  const payload = { lines: [{ line: 0, isFit: true }] }
  const { data } = await sold.asEstate(`/admin/order-back/${id}/receive`, { method: 'PUT', payload })
  expect(data.orderBack).toMatchObject({ state: 'RECEIVED', lines: [{ isFit: true }] })
  expect(await booksOf(sold.shop)).toMatchObject({ quantity: 6 })
})

test('what nobody calls fit is not', async () => {
  const sold = await sellOrder()
  const id = await takeReturn(sold, { state: 'ACCEPTED' })
  const { data } = await sold.asEstate(`/admin/order-back/${id}/receive`, { method: 'PUT' })
  expect(data.orderBack.lines).toMatchObject([{ isFit: false }])
})
