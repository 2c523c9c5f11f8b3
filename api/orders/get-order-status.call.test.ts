import { expect, test } from 'vitest'
import { createOrderCallers } from '#tests/support/order-callers.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('an order says where it stands and where it may go, by the way it leaves the cellar', async () => {
  const { admin, get, adminToken } = await createOrderCallers()
  const next = async (status: 'AWAITING_PAYMENT' | 'PAID' | 'REFUNDED', delivery_type: string) => {
    const { id } = await insertOrder(admin, { status, columns: { delivery_type } })
    const { data } = await get(`/admin/order/${id}/get-status`, { authorization: adminToken })
    expect(data.status.value).toBe(status)
    return data.next.map(({ value }: { value: string }) => value)
  }
  const back = ['PARTLY_REFUNDED', 'REFUNDED']
  expect(await next('PAID', 'DELIVERY')).toEqual(['IN_PREPARATION', 'SHIPPED', ...back])
  expect(await next('PAID', 'CLICK_AND_COLLECT')).toEqual(['IN_PREPARATION', 'READY_FOR_PICKUP', ...back])
  expect(await next('PAID', 'NO_DELIVERY')).toEqual(['IN_PREPARATION', 'DELIVERED', ...back])
  expect(await next('AWAITING_PAYMENT', 'DELIVERY')).toEqual(['PAID', 'CANCELLED'])
  expect(await next('REFUNDED', 'DELIVERY')).toEqual([])
})

test('states are named in the caller’s language', async () => {
  const { admin, get, adminToken } = await createOrderCallers()
  const { id } = await insertOrder(admin, { status: 'SHIPPED' })
  const { data } = await get(`/admin/order/${id}/get-status`, {
    authorization: adminToken,
    headers: { userlang: 'en' },
  })
  expect([data.status, data.next[0]]).toEqual([
    { id: 4, value: 'SHIPPED', label: 'Shipped' },
    { id: 6, value: 'DELIVERED', label: 'Delivered' },
  ])
})

test('only administrators of the estate ask, and an order that there is not is not found', async () => {
  const { admin, get, statusesOf, adminToken } = await createOrderCallers()
  const { id } = await insertOrder(admin)
  expect(await statusesOf(`/admin/order/${id}/get-status`)).toEqual({
    nobody: 401,
    customer: 403,
    neighbour: 401,
    neighbourAtHome: 404,
    admin: 200,
  })
  expect(await get('/admin/order/2000000000/get-status', { authorization: adminToken })).toMatchObject({
    code: 'order-not-found',
  })
  expect((await get('/admin/order/first/get-status', { authorization: adminToken })).errors).toHaveProperty('id')
})
