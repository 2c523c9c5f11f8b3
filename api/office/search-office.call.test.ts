import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('one field finds orders, customers and wines by every word, in the order in which they matter', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  await shop.admin.query(
    `insert into estate.users (site_id, email, role, firstname, lastname)
     values (1, 'aubry@example.org', 'CUSTOMER', 'Maud', 'Aubépin'), (3, 'autre@example.org', 'CUSTOMER', 'Maud', 'Aubépin')`,
  )
  const old = await insertOrder(shop.admin, { firstname: 'Aubépine', now: new Date('2026-01-02T10:00:00Z') })
  const recent = await insertOrder(shop.admin, { firstname: 'Aubépine', email: `x${old.id}@example.org` })
  await insertOrder(shop.admin, { siteId: 3, firstname: 'Aubépine' })
  const search = async (q: string) =>
    (await owner.ask(`/admin/search?q=${encodeURIComponent(q)}`)).data.found as Record<
      string,
      { id: number; name?: string }[]
    >
  const found = await search('aubép')
  expect(found.orders?.map(({ id }) => id)).toEqual([recent.id, old.id])
  expect(found.customers).toMatchObject([{ name: 'Maud Aubépin' }])
  expect(found.products?.some(({ name }) => name?.includes('Aubépines'))).toBe(true)
  expect((await search(String(old.id))).orders?.map(({ id }) => id)).toEqual([old.id, recent.id])
  expect(await search('aubép introuvable')).toEqual({ orders: [], customers: [], products: [], others: [] })
  expect((await search('papilles')).others).toMatchObject([{ kind: 'partners', name: 'Les Papilles du canal' }])
  expect((await search('tilleul')).others).toMatchObject([{ kind: 'news', name: 'Trois soirées sous le tilleul' }])
  expect((await search('relais')).others).toMatchObject([{ kind: 'carriers', name: 'Point relais' }])
})

test('nobody finds what they may not see', async () => {
  const shop = await createTestApp()
  await insertOrder(shop.admin, { firstname: 'Aubépine' })
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  const { found } = (await editor.ask('/admin/search?q=aub')).data
  expect([found.orders, found.customers]).toEqual([[], []])
  expect(found.products.length).toBeGreaterThan(0)
  expect((await editor.ask('/admin/search?q=relais')).data.found.others).toEqual([])
  expect((await editor.ask('/admin/search')).status).toBe(400)
})
