import { expect, test } from 'vitest'
import { ProductDetail } from '#contract/catalogue/products.ts'
import { type CatalogueApp, createCatalogueApp, TEST_SITE, type TestEstate } from '#tests/support/test-catalogue.ts'
import { addTestMedia, photograph } from '#tests/support/test-media.ts'

const OTHER_SITE = 82

const ESTATE: TestEstate = {
  site: TEST_SITE,
  tags: [{ id: 1, slug: 'bio', labels: { fr: 'Bio' } }],
  products: [
    {
      id: 1,
      names: { fr: 'Les Aubépines', en: 'The Hawthorns' },
      teaser: 'Souple.',
      description: 'Douze mois de barrique.',
      colour: 'RED',
      appellation: 'Saumur',
      dishes: ['CHEESE'],
      tags: [1],
      cents: 1200,
      offers: [
        { id: 11, year: 2019, millilitres: 750 },
        { id: 12, year: 2020, millilitres: 750 },
        { id: 13, year: 2017, millilitres: 750, isValid: false },
      ],
    },
    {
      id: 2,
      names: { fr: 'Le duo' },
      type: 'BOX',
      kind: 'CASE',
      offers: [{ id: 21, parts: [{ id: 11, quantity: 2 }] }],
    },
    { id: 3, names: { fr: 'Retiré' }, isValid: false, offers: [{ id: 31 }] },
    { id: 4, names: { en: 'Only English' }, offers: [{ id: 41 }] },
  ],
}
const OTHER: TestEstate = {
  site: OTHER_SITE,
  products: [
    { id: 1, names: { fr: 'Le vin des autres' }, offers: [{ id: 11, year: 2011 }] },
    { id: 50, names: { fr: 'Aux autres seuls' }, offers: [{ id: 500 }] },
  ],
}

async function furnished(): Promise<CatalogueApp & { media: string }> {
  const app = await createCatalogueApp([ESTATE, OTHER])
  const bytes = await photograph(400, 200)
  const media = await addTestMedia(app, {
    siteId: TEST_SITE,
    given: {
      bytes,
      filename: 'a.jpg',
      mimeType: 'image/jpeg',
      width: 400,
      height: 200,
    },
  })
  await app.change(
    `update estate.products set media_id = '${media}', vat_rate = 20, decreasing_set_id = null where id = 1`,
  )
  for (const statement of [
    `insert into estate.product_grapes (product_id, grape, percent, position) values (1, 'Cabernet franc', 80, 0), (1, 'Gamay', 20, 1)`,
    `insert into estate.product_pictures (id, product_id, media_id) values (5, 1, '${media}')`,
    `insert into estate.product_picture_texts (product_picture_id, locale, alt) values (5, 'fr', 'La bouteille')`,
    `insert into estate.features (id, product_id, key, position) values (1, 1, 'SOIL', 1), (2, 1, 'OWN', 2)`,
    `insert into estate.features (id, product_id, vintage_id, key) select 3, 1, id, 'TASTING' from estate.vintages where product_id = 1 and year = 2020`,
    `insert into estate.feature_texts (feature_id, locale, label, value) values (1, 'fr', null, 'Argile'), (2, 'fr', 'Tonneau', 'Chêne'), (3, 'fr', null, 'Cerise')`,
    `update estate.vintages set alcohol_percent = 12.5, drink_from = 2022, drink_until = 2030, serve_from = 14, serve_until = 16,
       energy_kj = 330, energy_kcal = 79, sugars_g = 0.2, ingredients = '{GRAPES}', allergens = '{SULPHITES}' where product_id = 1 and year = 2020`,
    `insert into estate.awards (id, product_id, vintage_id, name, year, medal) select 7, 1, id, 'Concours de Paris', 2021, 'GOLD' from estate.vintages where product_id = 1 and year = 2019`,
    `insert into estate.decreasing_sets (id, is_mixable) values (1, true)`,
    `insert into estate.decreasing_discounts (id, set_id, min_quantity, type, amount) values (1, 1, 6, 'PERCENT', 500), (2, 1, 12, 'EURO', 150)`,
    `update estate.products set decreasing_set_id = 1 where id = 1`,
    `insert into estate.recommended_products (product_id, recommended_id, position) values (1, 4, 0), (1, 3, 1), (1, 2, 2)`,
  ]) {
    await app.change(statement)
  }
  return { ...app, media }
}

async function detail(
  app: CatalogueApp,
  { id, site = TEST_SITE, locale = 'fr' }: { id: number | string; site?: number; locale?: string },
) {
  const { status, body } = await app.ask(`/v2/product/${id}`, { site, locale })
  return { status, product: body.data as unknown as ProductDetail, code: (body as unknown as { code?: string }).code }
}

test('a product tells everything of itself', async () => {
  const app = await furnished()
  const { status, product } = await detail(app, { id: 1 })
  expect(status).toBe(200)
  expect(ProductDetail.strict().parse(product)).toEqual(product)
  expect(product).toMatchObject({
    name: 'Les Aubépines',
    teaser: 'Souple.',
    description: 'Douze mois de barrique.',
    slugs: { fr: 'p-1', en: 'p-1' },
    grapes: ['Cabernet franc', 'Gamay'],
    grapeShares: [
      { grape: 'Cabernet franc', percent: 80 },
      { grape: 'Gamay', percent: 20 },
    ],
    vatRate: 20,
    tags: [{ id: 1, slug: 'bio', label: 'Bio' }],
    medals: ['GOLD'],
    image: { alt: 'Les Aubépines' },
    images: [{ alt: 'La bouteille' }],
    features: [
      { id: 1, key: 'SOIL', label: null, value: 'Argile' },
      { id: 2, key: 'OWN', label: 'Tonneau', value: 'Chêne' },
    ],
    awards: [{ id: 7, idProduct: 1, vintage: 2019, name: 'Concours de Paris', year: 2021, medal: 'GOLD', image: null }],
    components: [],
    decreasingDiscounts: [
      { minQuantity: 6, type: 'PERCENT', amount: 5 },
      { minQuantity: 12, type: 'EURO', amount: 1.5 },
    ],
    isDecreasingMixable: true,
  })
})

test('only vintages on sale are told, the newest first, each with what is its own', async () => {
  const { product } = await detail(await furnished(), { id: 1 })
  expect(product.declination.map(({ id }) => id)).toEqual([12, 11])
  expect(product.vintages.map(({ year }) => year)).toEqual([2020, 2019])
  expect(product.vintages[0]).toMatchObject({
    alcohol: 12.5,
    drinkFrom: 2022,
    drinkUntil: 2030,
    serveFrom: 14,
    serveUntil: 16,
    nutrition: { energyKj: 330, energyKcal: 79, sugars: 0.2, fat: null },
    ingredients: ['GRAPES'],
    allergens: ['SULPHITES'],
    variationFeatures: [{ id: 3, key: 'TASTING', label: null, value: 'Cerise' }],
  })
  expect(product.vintages[1]).toMatchObject({ nutrition: null, variationFeatures: [] })
})

test('a box tells what it holds', async () => {
  const { product } = await detail(await furnished(), { id: 2 })
  expect(product.components).toMatchObject([
    {
      idProduct: 1,
      idDeclination: 11,
      quantity: 2,
      name: 'Les Aubépines',
      slug: 'p-1',
      type: 'WINE',
      year: 2019,
      format: 750,
    },
  ])
})

test('ids repeat between estates: each gives its own product, and nobody sees another’s', async () => {
  const app = await furnished()
  expect((await detail(app, { id: 1, site: OTHER_SITE })).product).toMatchObject({
    name: 'Le vin des autres',
    vintages: [{ year: 2011 }],
    awards: [],
  })
  expect((await detail(app, { id: 1 })).product.name).toBe('Les Aubépines')
  expect(await detail(app, { id: 50 })).toMatchObject({ status: 404, code: 'product-not-found' })
  expect((await detail(app, { id: 50, site: OTHER_SITE })).status).toBe(200)
})

test('what is unknown, withdrawn or not told in the language is not found', async () => {
  const app = await furnished()
  for (const id of [999, 3, 4, 2_147_483_647]) expect((await detail(app, { id })).status, String(id)).toBe(404)
  expect((await detail(app, { id: 4, site: TEST_SITE, locale: 'en' })).status).toBe(200)
  for (const id of ['abc', '0', '-1', '1.5', '99999999999']) expect((await detail(app, { id })).status, id).toBe(400)
})

test('recommended products come in their order, without those that are withdrawn or not told', async () => {
  const app = await furnished()
  const { status, body } = await app.ask('/v2/product/recommended/1')
  expect(status).toBe(200)
  expect(body.data.products.map(({ id }) => id)).toEqual([2])
  expect(body.data.total).toBe(1)
  expect((await app.ask('/v2/product/recommended/2')).body.data).toEqual({ products: [], total: 0 })
  for (const id of [3, 50, 999]) expect((await app.ask(`/v2/product/recommended/${id}`)).status, String(id)).toBe(404)
})

test('products whose quantities are added up are told, without those that are withdrawn or not told', async () => {
  const app = await furnished()
  expect((await detail(app, { id: 1 })).product.mixesWith).toEqual([])
  await app.change('update estate.products set decreasing_set_id = 1')
  expect((await detail(app, { id: 1 })).product.mixesWith).toEqual([
    { idProduct: 2, name: 'Le duo', slug: 'p-2', type: 'BOX' },
  ])
  expect((await detail(app, { id: 2 })).product.mixesWith).toMatchObject([{ idProduct: 1 }])
  const english = await detail(app, { id: 1, locale: 'en' })
  expect(english.product.mixesWith).toMatchObject([{ idProduct: 4, name: 'Only English' }])
  await app.change('update estate.declinations set is_valid = false where product_id = 2')
  expect((await detail(app, { id: 1 })).product.mixesWith).toEqual([])
  await app.change('update estate.declinations set is_valid = true where product_id = 2')
  await app.change('update estate.decreasing_sets set is_mixable = false')
  expect((await detail(app, { id: 1 })).product).toMatchObject({ isDecreasingMixable: false, mixesWith: [] })
})

test('who hides prices tells no falling prices either', async () => {
  const app = await furnished()
  await app.change('update estate.products set decreasing_set_id = 1')
  await app.change(`update estate.parameters set value = 'true' where type = 'HIDE_PRODUCT_PRICES'`)
  expect((await detail(app, { id: 1 })).product).toMatchObject({
    price: null,
    decreasingDiscounts: [],
    mixesWith: [],
  })
})
