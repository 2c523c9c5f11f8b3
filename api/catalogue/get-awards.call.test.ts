import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const get = async ({ app }: TestApp, { path, headers = {} }: { path: string; headers?: Record<string, string> }) =>
  (await app.inject({ url: `/api${path}`, headers })).json()

test('awards are those of one product, or of all that are on sale', async () => {
  const test = await createTestApp()
  const one = (await get(test, { path: '/award?product=1' })).data
  expect(one.total).toBeGreaterThan(0)
  expect(new Set(one.awards.map(({ idProduct }: { idProduct: number }) => idProduct))).toEqual(new Set([1]))
  const all = (await get(test, { path: '/award' })).data
  expect(all.total).toBeGreaterThan(one.total)
  await test.admin.query('update estate.products set is_valid = false where site_id = 1 and id = 1')
  expect((await get(test, { path: '/award?product=1' })).data).toEqual({ awards: [], total: 0 })
  expect((await get(test, { path: '/award' })).data.total).toBe(all.total - one.total)
  expect((await get(test, { path: '/award?medal=lk:or' })).errors).toHaveProperty('medal')
})

test('an award is told with its medal, its year and its product, and those of another estate are not', async () => {
  const test = await createTestApp()
  await test.admin.query(`
    insert into estate.products (site_id, id, type, kind, price_cents) values (3, 9000, 'WINE', 'STILL', 1000);
    insert into estate.awards (site_id, id, product_id, name, year, medal, score)
    values (3, 901, 9000, 'Concours des Deux Rives', 2022, 'GOLD', null), (3, 902, 9000, 'Guide des Caves', 2023, 'SCORE', '92/100');
  `)
  const ids = async (query: string, host = 'coteaux.localhost') =>
    (await get(test, { path: `/award?product=9000&${query}`, headers: { host } })).data.awards.map(
      ({ id }: { id: number }) => id,
    )
  expect(await ids('orderBy=-year')).toEqual([902, 901])
  expect(await ids('medal=GOLD')).toEqual([901])
  expect(await ids('', 'localhost')).toEqual([])
  const [award] = (await get(test, { path: '/award?product=9000&medal=SCORE', headers: { host: 'coteaux.localhost' } }))
    .data.awards
  expect(award).toMatchObject({ id: 902, idProduct: 9000, name: 'Guide des Caves', year: 2023, score: '92/100' })
})
