import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { signInAs } from '#tests/support/order-callers.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('customers are listed with what they ordered, and found by it', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const { id } = await signInAs(shop, { siteId: 1, role: 'CUSTOMER' })
  await shop.admin.query(`update estate.users set firstname = 'Lise', lastname = 'Roy', phone = '0241' where id = $1`, [
    id,
  ])
  await insertOrder(shop.admin, { userId: id, now: new Date('2026-03-01T23:30:00Z') })
  await insertOrder(shop.admin, { userId: id, columns: { paid_at: null } })
  const found = async (query: string) => (await owner.ask(`/admin/customer?${query}`)).data
  const all = await found('')
  expect(all.customers.every(({ email }: { email: string }) => email !== owner.email)).toBe(true)
  expect((await found('search=roy%20lise')).customers).toMatchObject([
    {
      id,
      name: 'Lise Roy',
      phone: '0241',
      orders: 1,
      turnover: 75,
      groups: [],
      lastOrderAt: '2026-03-01T23:30:00.000Z',
    },
  ])
  const ids = async (query: string) => (await found(query)).customers.map((one: { id: number }) => one.id)
  expect(await ids('orders=gte:1')).toEqual([id])
  expect(await ids('turnover=gt:75')).toEqual([])
  expect(await ids('orderedFrom=2026-03-02&orderedUntil=2026-03-02')).toEqual([id])
  expect(await ids('orderedUntil=2026-03-01')).toEqual([])
  expect((await ids('orderBy=-turnover'))[0]).toBe(id)
})

test('a group has a name of its own', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const add = (name: string) => owner.ask('/admin/customer-group', { method: 'POST', payload: { name } })
  expect((await add('Cavistes')).data.customerGroup).toMatchObject({ name: 'Cavistes', description: '', members: 0 })
  expect(await add('Cavistes')).toMatchObject({ status: 400, errors: { name: expect.any(String) } })
})
