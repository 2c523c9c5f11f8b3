import { expect, test } from 'vitest'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { signInAs } from '#tests/support/order-callers.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('a customer is put into groups and taken out; lists find them by it, and the log tells', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const { id } = await signInAs(shop, { siteId: 1, role: 'CUSTOMER' })
  const made = await Promise.all(
    ['Club', 'Amis'].map((name) => owner.ask('/admin/customer-group', { method: 'POST', payload: { name } })),
  )
  const [club, friends] = made.map(({ data }) => data.customerGroup.id as number)
  const set = (ids: (number | undefined)[]) =>
    owner.ask(`/admin/customer/${id}/groups`, { method: 'PUT', payload: { ids } })
  expect((await set([club, friends])).data.groups.map(({ name }: { name: string }) => name)).toEqual(['Amis', 'Club'])
  expect((await set([club, club])).data.groups).toEqual([{ id: club, name: 'Club' }])
  expect((await owner.ask(`/admin/customer?idGroup=${club}`)).data.customers).toMatchObject([{ id, groups: ['Club'] }])
  expect((await owner.ask(`/admin/customer?idGroup=${friends}`)).data.total).toBe(0)
  const last = (await loggedChanges(shop, 'customers')).at(-1)
  expect(last).toMatchObject({ thing_id: String(id), after: { groups: [{ name: 'Club' }] } })
  expect(await set([987_654])).toMatchObject({ status: 404, code: 'thing-not-found' })
  expect((await owner.ask(`/admin/customer/${id}`)).data.customer.groups).toHaveLength(1)
})

test('nobody of another estate, and into no group of another', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const neighbour = await enterOffice(shop, { siteId: 3 })
  const { id } = await signInAs(shop, { siteId: 1, role: 'CUSTOMER' })
  const payload = { name: 'Club' }
  const foreign = (await neighbour.ask('/admin/customer-group', { method: 'POST', payload })).data.customerGroup.id
  const set = (who: typeof owner, ids: number[]) =>
    who.ask(`/admin/customer/${id}/groups`, { method: 'PUT', payload: { ids } })
  expect(await set(owner, [foreign])).toMatchObject({ status: 404 })
  expect(await set(neighbour, [])).toMatchObject({ status: 404, code: 'user-not-found' })
})
