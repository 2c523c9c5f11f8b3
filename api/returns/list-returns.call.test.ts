import { expect, test } from 'vitest'
import { askForReturn, sellOrder, takeReturn } from '#tests/support/sold-order.ts'

test('the estate sees its returns, newest first, by state; nobody else does', async () => {
  const sold = await sellOrder()
  const accepted = await takeReturn(sold, { quantity: 1, state: 'ACCEPTED' })
  const asked = (await askForReturn(sold, { quantity: 1 })).data.orderBack.id
  const list = async (query = '') => {
    const { data } = await sold.asEstate(`/admin/order-back${query}`, { method: 'GET' })
    return [data.total, data.orderBacks.map(({ id }: { id: number }) => id)]
  }
  expect(await list('?orderBy=-id')).toEqual([2, [asked, accepted]])
  expect(await list('?state=ASKED')).toEqual([1, [asked]])
  expect((await sold.ask('/admin/order-back', { method: 'GET' })).status).toBe(401)
  const headers = { authorization: await sold.shop.signIn(3, 'ADMIN'), host: 'coteaux.localhost' }
  expect((await sold.ask('/admin/order-back', { method: 'GET', headers })).data.total).toBe(0)
})
