import { expect, test } from 'vitest'
import { signInAs } from '#tests/support/order-callers.ts'
import { sellOrder, takeReturn } from '#tests/support/sold-order.ts'

test('the returns of an order, and what of it can still come back and why', async () => {
  const sold = await sellOrder()
  const id = await takeReturn(sold, { quantity: 2 })
  const { data } = await sold.ask(`/order-back?order=${sold.order.publicId}`, { method: 'GET' })
  expect(data).toMatchObject({ total: 1, orderBacks: [{ id, state: 'ASKED' }] })
  expect(data.lines).toMatchObject([
    { line: 0, left: 4, reasons: ['CHANGED_MIND', 'DAMAGED', 'WRONG_PRODUCT', 'FAULTY'] },
  ])
})

test('whether one may still withdraw from it, and until when', async () => {
  const sold = await sellOrder()
  const { data } = await sold.ask(`/order-back?order=${sold.order.publicId}`, { method: 'GET' })
  expect(data.withdrawal).toEqual({ isPossible: true, until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  sold.clock.now = new Date(sold.clock.now.getTime() + 25 * 86_400_000)
  const late = await sold.ask(`/order-back?order=${sold.order.publicId}`, { method: 'GET' })
  expect(late.data.withdrawal.isPossible).toBe(false)
})

test('nothing of what is still in the cellar', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  const { data } = await sold.ask(`/order-back?order=${sold.order.publicId}`, { method: 'GET' })
  expect(data.lines).toMatchObject([{ left: 0 }])
})

test('for who may see the order only', async () => {
  const sold = await sellOrder()
  const stranger = await signInAs(sold.shop, { siteId: 1, role: 'CUSTOMER' })
  const url = `/order-back?order=${sold.order.id}`
  expect((await sold.ask(url, { method: 'GET' })).status).toBe(404)
  expect((await sold.ask(url, { method: 'GET', headers: { authorization: stranger.token } })).status).toBe(404)
  expect((await sold.asEstate(url, { method: 'GET' })).status).toBe(200)
  expect((await sold.ask('/order-back', { method: 'GET' })).status).toBe(400)
})
