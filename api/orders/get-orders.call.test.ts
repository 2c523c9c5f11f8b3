import { expect, test } from 'vitest'
import { signInAs } from '#tests/support/order-callers.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder, type TestOrder } from '#tests/support/test-order.ts'

/** A customer with three orders of 25 €, 12.50 € and 40 €, from the oldest to the newest. */
async function customerWithOrders() {
  const test = await createTestApp()
  const { id: userId, token } = await signInAs(test, { siteId: 1, role: 'CUSTOMER' })
  const order = async ({ day, cents, given = {} }: { day: number; cents: number; given?: TestOrder }) => {
    const now = new Date(Date.UTC(2026, 10, day))
    return (await insertOrder(test.admin, { userId, now, lines: [{ quantity: 1, unitCents: cents }], ...given })).id
  }
  const ids = [
    await order({ day: 1, cents: 2_500 }),
    await order({ day: 2, cents: 1_250, given: { status: 'SHIPPED' } }),
    await order({ day: 3, cents: 4_000 }),
  ] as const
  const list = async (query = '', headers: Record<string, string> = { authorization: token }) => {
    const answer = await test.app.inject({ url: `/api/order?${query}`, headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  const found = async (query: string) => (await list(query)).data.orders.map(({ id }: { id: number }) => id)
  return { ...test, token, ids, list, found }
}

test('a customer sees the own orders only, newest first, in the own language', async () => {
  const test = await customerWithOrders()
  const [first, second, third] = test.ids
  const other = await signInAs(test, { siteId: 1, role: 'CUSTOMER' })
  await insertOrder(test.admin, { userId: other.id })
  await insertOrder(test.admin, { userId: null })
  const { data } = await test.list('', { authorization: test.token, userlang: 'en' })
  expect([data.total, data.orders.map(({ id }: { id: number }) => id)]).toEqual([3, [third, second, first]])
  expect(data.orders[1]).toMatchObject({ total: 12.5, status: { value: 'SHIPPED', label: 'Shipped' } })
})

test('orders are filtered by status and by a total in euros, sorted and paged', async () => {
  const { ids, found, list } = await customerWithOrders()
  const [first, second, third] = ids
  expect(await found('status=SHIPPED')).toEqual([second])
  expect(await found('status=df:SHIPPED')).toEqual([third, first])
  expect(await found('total=12.5,40')).toEqual([third, second])
  expect(await found('total=gt:25')).toEqual([third])
  expect(await found('total=gte:25')).toEqual([third, first])
  expect(await found('total=lt:25')).toEqual([second])
  expect(await found('total=lte:12.49')).toEqual([])
  expect(await found('orderBy=total')).toEqual([second, first, third])
  expect(await found('orderBy=-total&nbItem=2&page=2')).toEqual([second])
  expect((await list('nbItem=1')).data.total).toBe(3)
})

test('who is not signed in, here, has no orders to list', async () => {
  const test = await customerWithOrders()
  expect(await test.list('', {})).toMatchObject({ status: 401, data: null })
  expect((await test.list('', { authorization: 'made-up' })).status).toBe(401)
  expect((await test.list('', { authorization: test.token, host: 'coteaux.localhost' })).status).toBe(401)
  // An administrator of the estate lists what they bought themselves.
  const admin = await test.signIn(1, 'ADMIN')
  expect((await test.list('', { authorization: admin })).data).toEqual({ orders: [], total: 0 })
})

test('a filter, a value or an order that there is not is named', async () => {
  const { list } = await customerWithOrders()
  const answer = await list('email=a&total=much&orderBy=email')
  expect([answer.status, Object.keys(answer.errors).sort()]).toEqual([400, ['email', 'orderBy', 'total']])
})
