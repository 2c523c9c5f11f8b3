import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addTestWine } from '#tests/support/test-wine.ts'

const get = async ({ app }: TestApp, { path, headers = {} }: { path: string; headers?: Record<string, string> }) =>
  (await app.inject({ url: `/api${path}`, headers })).json()

test('what is recommended comes in the estate’s order, and only while it is on sale', async () => {
  const test = await createTestApp()
  await test.admin.query(`
    delete from estate.recommended_products where site_id = 1 and product_id = 1;
    insert into estate.recommended_products values (1, 1, 3, 1), (1, 1, 2, 2), (1, 1, 4, 0);
    update estate.products set is_valid = false where site_id = 1 and id = 3;
  `)
  const { products, total } = (await get(test, { path: '/v2/product/recommended/1' })).data
  expect(products.map(({ id }: { id: number }) => id)).toEqual([4, 2])
  expect(total).toBe(2)
  expect((await get(test, { path: '/v2/product/recommended/999999' })).code).toBe('product-not-found')
  expect((await get(test, { path: '/v2/product/recommended/3' })).code).toBe('product-not-found')
})

test('what another estate recommends, and what is no id, recommends nothing here', async () => {
  const test = await createTestApp()
  const { id } = await addTestWine(test, { siteId: 3 })
  const path = `/v2/product/recommended/${id}`
  expect((await get(test, { path, headers: { host: 'coteaux.localhost' } })).success).toBe(true)
  expect((await get(test, { path })).code).toBe('product-not-found')
  expect((await get(test, { path: '/v2/product/recommended/first' })).errors).toHaveProperty('id')
})
