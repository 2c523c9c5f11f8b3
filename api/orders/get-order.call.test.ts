import { expect, test } from 'vitest'
import { createOrderCallers, signInAs } from '#tests/support/order-callers.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('an order is told with its lines, amounts and address, in the caller’s words', async () => {
  const test = await createOrderCallers()
  const lines = [
    { quantity: 6, unitCents: 1_250 },
    { name: 'La Perrine', quantity: 1, unitCents: 2_000 },
  ]
  const made = await insertOrder(test.admin, { lines, discountCents: 500, discountCode: 'ACCUEIL', shippingCents: 990 })
  const { order } = (await test.get(`/order/${made.publicId}`, { headers: { userlang: 'en' } })).data
  expect(order).toMatchObject({
    id: made.id,
    reference: `C-${String(made.id).padStart(6, '0')}`,
    status: { id: 2, value: 'PAID', label: 'Paid' },
    products: [
      { name: 'Les Aubépines', quantity: 6, unitPrice: 12.5, total: 75 },
      { name: 'La Perrine', quantity: 1, unitPrice: 20, total: 20 },
    ],
    subtotal: 95,
    discount: { code: 'ACCUEIL', amount: 5 },
    shippingFees: 9.9,
    total: 99.9,
    refunded: 0,
    payment: null,
    invoice: null,
    creditNotes: [],
  })
  expect(order.delivery).toMatchObject({ type: 'DELIVERY', carrier: 'Vinéo Express', address: { city: 'Paris' } })
})

test('the days that were promised are told as days', async () => {
  const test = await createOrderCallers()
  const columns = { arrives_from: '2026-11-18', arrives_until: '2026-11-19' }
  const { publicId } = await insertOrder(test.admin, { columns })
  const { order } = (await test.get(`/order/${publicId}`)).data
  expect(order.delivery.arrival).toEqual({ from: '2026-11-18', until: '2026-11-19' })
})

test('by its number an order is its customer’s and the estate’s, to anybody else it never was', async () => {
  const test = await createOrderCallers()
  const buyer = await signInAs(test, { siteId: 1, role: 'CUSTOMER' })
  const { id } = await insertOrder(test.admin, { userId: buyer.id })
  expect(await test.get(`/order/${id}`, { authorization: buyer.token })).toMatchObject({
    status: 200,
    data: { order: { id } },
  })
  expect(await test.statusesOf(`/order/${id}`)).toEqual({
    nobody: 404,
    customer: 404,
    // Their session is none of this estate.
    neighbour: 404,
    neighbourAtHome: 404,
    admin: 200,
  })
  const refused = await test.get(`/order/${id}`)
  expect(await test.get('/order/2000000000', { authorization: test.adminToken })).toEqual(refused)
  expect(refused.code).toBe('order-not-found')
})

test('a guest’s order belongs to no customer', async () => {
  const test = await createOrderCallers()
  const { id } = await insertOrder(test.admin, { userId: null })
  expect(await test.statusesOf(`/order/${id}`)).toMatchObject({ nobody: 404, customer: 404, admin: 200 })
})

test('by its random id whoever holds it sees it, in its own estate', async () => {
  const test = await createOrderCallers()
  const { publicId } = await insertOrder(test.admin)
  const statuses = await test.statusesOf(`/order/${publicId}`)
  expect(statuses).toMatchObject({ nobody: 200, customer: 200, neighbourAtHome: 404, admin: 200 })
  expect(await test.get(`/order/${'0'.repeat(32)}`)).toMatchObject({ status: 404, code: 'order-not-found' })
  for (const id of ['0', '-1', '1.5', publicId.slice(1), publicId.toUpperCase()]) {
    const answer = await test.get(`/order/${id}`, { authorization: test.adminToken })
    expect([id, answer.status, Object.keys(answer.errors ?? {})]).toEqual([id, 400, ['id']])
  }
})
