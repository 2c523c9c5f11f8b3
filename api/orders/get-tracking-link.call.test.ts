import { expect, test } from 'vitest'
import { createOrderCallers } from '#tests/support/order-callers.ts'
import { insertOrder } from '#tests/support/test-order.ts'

const TRACKED = { tracking_number: 'XY 123', tracking_url: 'https://suivi.example/XY%20123' }

test('a parcel is followed by its number and its address, once it has them', async () => {
  const { admin, get, adminToken } = await createOrderCallers()
  const link = async (columns: object) => {
    const { id } = await insertOrder(admin, { status: 'SHIPPED', columns: { ...columns } })
    return (await get(`/admin/order/${id}/tracking-link`, { authorization: adminToken })).data
  }
  expect(await link(TRACKED)).toEqual({ trackingNumber: 'XY 123', trackingUrl: 'https://suivi.example/XY%20123' })
  // A carrier without a page of its own still has numbers.
  expect(await link({ tracking_number: 'XY 123' })).toEqual({ trackingNumber: 'XY 123', trackingUrl: null })
  expect(await link({})).toEqual({ trackingNumber: null, trackingUrl: null })
})

test('only administrators of the estate ask, and an order that there is not is not found', async () => {
  const { admin, get, statusesOf, adminToken } = await createOrderCallers()
  const { id } = await insertOrder(admin, { columns: TRACKED })
  expect(await statusesOf(`/admin/order/${id}/tracking-link`)).toEqual({
    nobody: 401,
    customer: 403,
    neighbour: 401,
    neighbourAtHome: 404,
    admin: 200,
  })
  expect(await get('/admin/order/2000000000/tracking-link', { authorization: adminToken })).toMatchObject({
    code: 'order-not-found',
  })
  expect((await get('/admin/order/first/tracking-link', { authorization: adminToken })).errors).toHaveProperty('id')
})
