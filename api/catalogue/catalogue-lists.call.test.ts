import { expect, test } from 'vitest'
import { MEALS } from '#contract/catalogue/sets.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const get = async ({ app }: TestApp, path: string, headers = {}) =>
  (await app.inject({ url: `/api${path}`, headers })).json()

test('each meal has a name and a drawing in both languages', async () => {
  const test = await createTestApp()
  const french = (await get(test, '/parameter/product/meal-icon')).data
  expect(french.mealIcons.map(({ type }: { type: string }) => type)).toEqual([...MEALS])
  expect(french.mealIcons[1]).toMatchObject({ label: 'Poisson', path: expect.stringMatching(/^M/) })
  const english = (await get(test, '/parameter/product/meal-icon', { userlang: 'en' })).data
  expect(english.mealIcons[1].label).toBe('Fish')
})

test('awards are those of one product, or of all that are on sale', async () => {
  const test = await createTestApp()
  const one = (await get(test, '/award?product=1')).data
  expect(one.total).toBeGreaterThan(0)
  expect(new Set(one.awards.map(({ idProduct }: { idProduct: number }) => idProduct))).toEqual(new Set([1]))
  const all = (await get(test, '/award')).data
  expect(all.total).toBeGreaterThan(one.total)
  await test.admin.query('update estate.products set is_valid = false where site_id = 1 and id = 1')
  expect((await get(test, '/award?product=1')).data).toEqual({ awards: [], total: 0 })
  expect((await get(test, '/award')).data.total).toBe(all.total - one.total)
  expect((await get(test, '/award?medal=lk:or')).errors).toHaveProperty('medal')
})

test('variations come with their values, in the caller’s language and the estate’s order', async () => {
  const test = await createTestApp()
  await test.admin.query(`
    delete from estate.variation_details where site_id = 3;
    insert into estate.variations (site_id, id, position) values (3, 900, 99);
    insert into estate.variation_texts values (3, 900, 'fr', 'Taille', 'Votre taille'), (3, 900, 'en', 'Size', null);
    insert into estate.variation_details (site_id, id, variation_id, position) values (3, 901, 900, 2), (3, 902, 900, 1);
    insert into estate.variation_detail_texts values (3, 901, 'fr', 'Grande'), (3, 902, 'fr', 'Petite'), (3, 901, 'en', 'Large');
  `)
  const inFrench = (await get(test, '/variation', { host: 'coteaux.localhost' })).data.variations.at(-1)
  expect(inFrench).toEqual({
    id: 900,
    label: 'Taille',
    displayLabel: 'Votre taille',
    detail: [
      { id: 902, label: 'Petite' },
      { id: 901, label: 'Grande' },
    ],
  })
  const inEnglish = (await get(test, '/variation', { host: 'coteaux.localhost', userlang: 'en' })).data.variations.at(
    -1,
  )
  expect(inEnglish).toMatchObject({ label: 'Size', displayLabel: null, detail: [{ id: 901, label: 'Large' }] })
})

test('services are listed by tag and read by id', async () => {
  const test = await createTestApp()
  await test.admin.query(`
    insert into estate.services (site_id, id, position, price_cents, duration_minutes, tags)
    values (3, 801, 90, 1200, 60, '{essai-visite}'), (3, 802, 91, null, null, '{essai-visite,essai-repas}');
    insert into estate.service_texts (site_id, service_id, locale, title, description)
    values (3, 801, 'fr', 'La visite', 'Une heure au chai.'), (3, 802, 'fr', 'La table', '');
  `)
  const host = { host: 'coteaux.localhost' }
  const titles = async (query: string) =>
    (await get(test, `/service?${query}`, host)).data.services.map(({ title }: { title: string }) => title)
  expect(await titles('tag=essai-visite')).toEqual(['La visite', 'La table'])
  expect(await titles('tag=essai-repas,rien')).toEqual(['La table'])
  expect(await titles('tag=rien')).toEqual([])
  expect((await get(test, '/service/801', host)).data).toMatchObject({ price: 12, durationMinutes: 60, image: null })
  expect((await get(test, '/service/801')).code).toBe('service-not-found')
  expect((await get(test, '/service/801', { ...host, userlang: 'en' })).code).toBe('service-not-found')
})

test('what is recommended comes in the estate’s order, and only while it is on sale', async () => {
  const test = await createTestApp()
  await test.admin.query(`
    delete from estate.recommended_products where site_id = 1 and product_id = 1;
    insert into estate.recommended_products values (1, 1, 3, 1), (1, 1, 2, 2), (1, 1, 4, 0);
    update estate.products set is_valid = false where site_id = 1 and id = 3;
  `)
  const { products, total } = (await get(test, '/v2/product/recommended/1')).data
  expect(products.map(({ id }: { id: number }) => id)).toEqual([4, 2])
  expect(total).toBe(2)
  expect((await get(test, '/v2/product/recommended/999999')).code).toBe('product-not-found')
  expect((await get(test, '/v2/product/recommended/3')).code).toBe('product-not-found')
})

test('where prices are hidden, narrowing by price tells nothing of them', async () => {
  const test = await createTestApp()
  const cheap = async () => (await get(test, '/v2/product?price=lte:9')).data.total
  const all = (await get(test, '/v2/product')).data.total
  expect(await cheap()).toBeLessThan(all)
  await test.admin.query(
    `update estate.parameters set value = 'true' where site_id = 1 and type = 'HIDE_PRODUCT_PRICES'`,
  )
  expect(await cheap()).toBe(all)
  expect((await get(test, '/v2/product?priceBand=60-')).data.total).toBe(all)
})
