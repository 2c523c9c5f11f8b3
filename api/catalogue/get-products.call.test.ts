import { expect, test } from 'vitest'
import { OPERATOR_BY_MARK } from '#contract/basics/list-query.ts'
import { getProducts } from '#contract/catalogue/products.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createCatalogueApp, TEST_SITE, type TestEstate } from '#tests/support/test-catalogue.ts'

const ESTATE: TestEstate = {
  site: TEST_SITE,
  tags: [
    { id: 1, slug: 'bio', labels: { fr: 'Bio', en: 'Organic' } },
    { id: 2, slug: 'garde', labels: { fr: 'De garde', en: 'To keep' } },
  ],
  discounts: [
    { id: 1, type: 'PERCENT', amount: 1050 },
    { id: 2, type: 'EURO', amount: 300 },
    { id: 3, type: 'EURO', amount: 500, detail_type: 'SHIPPING_FEES' },
  ],
  products: [
    {
      id: 1,
      names: { fr: 'Les Aubépines', en: 'The Hawthorns' },
      colour: 'RED',
      appellation: 'Saumur',
      grapes: ['Cabernet franc'],
      dishes: ['RED_MEAT', 'CHEESE'],
      tags: [1, 2],
      medals: ['GOLD'],
      cents: 1235,
      position: 3,
      offers: [
        { id: 11, year: 2019, millilitres: 750, quantity: 12 },
        { id: 12, year: 2021, millilitres: 1500, cents: 2600, quantity: 0 },
      ],
    },
    {
      id: 2,
      names: { fr: 'Écume', en: 'Foam' },
      kind: 'SPARKLING',
      colour: 'WHITE',
      appellation: 'Crémant de Loire',
      grapes: ['Chenin', 'Chardonnay'],
      dishes: ['APERITIF'],
      tags: [2],
      cents: 999,
      position: 1,
      offers: [{ id: 21, year: 2020, millilitres: 750, quantity: 5, multiple: 6 }],
    },
    {
      id: 3,
      names: { fr: 'écaille', en: 'Scale' },
      colour: 'ROSE',
      cents: 750,
      position: 2,
      offers: [{ id: 31, millilitres: 5000, isCounted: false }],
    },
    {
      id: 4,
      names: { fr: 'Zéphyr', en: 'Zephyr' },
      type: 'OTHER',
      kind: 'GLASSWARE',
      cents: 4000,
      position: 4,
      offers: [{ id: 41, quantity: 3 }],
    },
  ],
}

const FILTERS: readonly [string, readonly number[]][] = [
  ['id=2', [2]],
  ['id=2,4', [2, 4]],
  ['id=df:2,4', [1, 3]],
  ['id=1.5', []],
  ['id=99999999999', []],
  ['name=Zéphyr', [4]],
  ['name=df:Zéphyr', [1, 2, 3]],
  ['name=lk:ec', [2, 3]],
  ['kind=SPARKLING', [2]],
  ['kind=WINE', [1, 2, 3]],
  ['kind=SPARKLING,OTHER', [2, 4]],
  ['kind=df:WINE', [4]],
  ['search=lk:ecume', [2]],
  ['search=ecume', [2]],
  ['tags=bio', [1]],
  ['tags=bio,garde', [1, 2]],
  ['tags=df:bio', [2, 3, 4]],
  ['colour=RED,ROSE', [1, 3]],
  ['colour=df:RED', [2, 3, 4]],
  ['appellation=Saumur', [1]],
  ['appellation=df:Saumur', [2, 3, 4]],
  ['grape=Chenin', [2]],
  ['grape=df:Chenin', [1, 3, 4]],
  ['dish=CHEESE,APERITIF', [1, 2]],
  ['dish=df:CHEESE', [2, 3, 4]],
  ['award=GOLD', [1]],
  ['award=df:GOLD', [2, 3, 4]],
  ['vintage=2019', [1]],
  ['vintage=df:2020', [1, 3, 4]],
  ['vintage=lt:2020', [1]],
  ['vintage=lte:2020', [1, 2]],
  ['vintage=gt:2020', [1]],
  ['vintage=gte:2020', [1, 2]],
  ['vintage=gt:2020.5', [1]],
  ['format=750', [1, 2]],
  ['format=df:750', [1, 3, 4]],
  ['format=lt:1500', [1, 2]],
  ['format=lte:1500', [1, 2]],
  ['format=gt:1500', [3]],
  ['format=gte:1500', [1, 3]],
  ['price=12.35', [1]],
  ['price=df:7.5', [1, 2, 4]],
  ['price=lt:9.99', [3]],
  ['price=lte:9.99', [2, 3]],
  ['price=gt:26', [4]],
  ['price=gte:26', [1, 4]],
  ['priceBand=10-20', [1]],
  ['priceBand=0-10,35-60', [2, 3, 4]],
  ['priceBand=60-', []],
  ['priceBand=cheap', []],
  ['inStock=true', [1, 3, 4]],
  ['inStock=false', [1, 2]],
  ['vintage=2021&inStock=true', []],
  ['vintage=2019&format=1500', []],
  ['vintage=2021&format=1500&price=gt:20', [1]],
  ['colour=RED&kind=SPARKLING', []],
]

test('every filter with every operator finds what it says', async () => {
  const { idsOf } = await createCatalogueApp([ESTATE])
  for (const [query, ids] of FILTERS) {
    const found = await idsOf(`orderBy=id&${encodeURI(query)}`)
    expect.soft(found, query).toEqual({ ids, total: ids.length })
  }
})

test('no operator of a filter is left out above', () => {
  const marks = new Map<string, string>(
    Object.entries(OPERATOR_BY_MARK).map(([mark, operator]) => [operator, `${mark}:`]),
  )
  const { facets: _, ...filters } = getProducts.list.filters
  for (const [field, { operators }] of Object.entries(filters)) {
    for (const operator of operators) {
      const start = `${field}=${marks.get(operator) ?? ''}`
      const isMeant = (query: string) => operator !== 'equal' || !/^\w+=(lk|df|lte?|gte?):/.test(query)
      expect(
        FILTERS.some(([query]) => query.startsWith(start) && isMeant(query)),
        start,
      ).toBe(true)
    }
  }
})

const ORDERS: readonly [string, readonly number[]][] = [
  ['', [3, 2, 1, 4]],
  ['orderBy=price', [3, 2, 1, 4]],
  ['orderBy=-price', [4, 1, 2, 3]],
  // É stands beside e, small beside large, Z at the end.
  ['orderBy=name', [3, 2, 1, 4]],
  ['orderBy=-name', [4, 1, 2, 3]],
  ['orderBy=order', [2, 3, 1, 4]],
  ['orderBy=-order', [4, 1, 3, 2]],
  // What has no year comes last in both directions.
  ['orderBy=year', [2, 1, 3, 4]],
  ['orderBy=-year', [1, 2, 4, 3]],
  ['orderBy=id', [1, 2, 3, 4]],
  ['orderBy=-id', [4, 3, 2, 1]],
]

test('every order is kept, in both directions', async () => {
  const { idsOf } = await createCatalogueApp([ESTATE])
  for (const [query, ids] of ORDERS) expect.soft((await idsOf(query)).ids, query).toEqual(ids)
})

test('a half-bottle does not make a wine cheap: prices and their order are those of usual bottles', async () => {
  const { idsOf, change } = await createCatalogueApp([ESTATE])
  const order = async () => (await idsOf('orderBy=price')).ids
  await change(`insert into estate.declinations (id, product_id, capacity, capacity_unit, fixed_price_cents)
    values (19, 1, 37.5, 'CENTILITRE', 500)`)
  expect(await order()).toEqual([3, 2, 1, 4])
  await change('update estate.declinations set capacity = 75 where id = 19')
  expect(await order()).toEqual([1, 3, 2, 4])
})

test('the order by year follows what is on sale', async () => {
  const { idsOf, change } = await createCatalogueApp([ESTATE])
  const years = async () => (await idsOf('orderBy=-year&kind=WINE')).ids
  expect(await years()).toEqual([1, 2, 3])
  await change('update estate.declinations set is_valid = false where id = 12')
  expect(await years()).toEqual([2, 1, 3])
  await change('update estate.vintages set year = 2022 where product_id = 1 and year = 2019')
  expect(await years()).toEqual([1, 2, 3])
  await change('delete from estate.declinations where id = 11')
  expect(await years()).toEqual([2, 3, 1])
})

test('pages follow each other without overlap and without a gap, in every order', async () => {
  const products = Array.from({ length: 25 }, (_, at) => ({
    id: at + 1,
    names: { fr: `Cuvée ${at % 4}` },
    cents: 1000 + (at % 3),
    position: at % 2,
    offers: [{ id: at + 1, year: at % 5 === 0 ? null : 2015 + (at % 5) }],
  }))
  const { idsOf } = await createCatalogueApp([{ site: TEST_SITE, products }])
  for (const order of ['price', '-price', 'name', '-name', 'order', '-order', 'year', '-year', 'id', '-id']) {
    const pages: number[] = []
    for (const page of [1, 2, 3, 4]) {
      const { ids, total } = await idsOf(`orderBy=${order}&nbItem=7&page=${page}`)
      expect(total).toBe(25)
      pages.push(...ids)
    }
    expect(new Set(pages).size, order).toBe(25)
    expect(pages, order).toEqual((await idsOf(`orderBy=${order}&nbItem=100`)).ids)
    expect((await idsOf(`orderBy=${order}&nbItem=7&page=5`)).ids, order).toEqual([])
  }
})

test('what cannot be asked is named', async () => {
  const { ask } = await createCatalogueApp([ESTATE])
  const errorsOf = async (query: string) => {
    const { status, body } = await ask(`/v2/product?${query}`, { site: TEST_SITE, locale: 'en' })
    return [status, Object.keys((body as unknown as { errors: object }).errors)]
  }
  expect(await errorsOf('nbItem=101')).toEqual([400, ['nbItem']])
  expect(await errorsOf('smell=good&colour=RED')).toEqual([400, ['smell']])
  expect(await errorsOf('colour=lk:R')).toEqual([400, ['colour']])
  expect(await errorsOf('search=gt:1')).toEqual([400, ['search']])
  expect(await errorsOf('name=gt:1')).toEqual([400, ['name']])
  expect(await errorsOf('priceBand=df:0-10')).toEqual([400, ['priceBand']])
  expect(await errorsOf('inStock=perhaps')).toEqual([400, ['inStock']])
  expect(await errorsOf('price=cheap')).toEqual([400, ['price']])
  expect(await errorsOf('orderBy=taste')).toEqual([400, ['orderBy']])
  expect(await errorsOf('page=0')).toEqual([400, ['page']])
})

test('an empty value is as if it were not there', async () => {
  const { idsOf } = await createCatalogueApp([ESTATE])
  const names = Object.keys(getProducts.list.filters)
  const query = [...names, 'orderBy', 'nbItem', 'page'].map((name) => `${name}=`).join('&')
  expect(await idsOf(query)).toEqual(await idsOf(''))
})

test('a product is told in the caller’s language, one told in no other is left out', async () => {
  const estate = { ...ESTATE, products: [...ESTATE.products, { id: 9, names: { en: 'Only English' } }] }
  const { ask, idsOf } = await createCatalogueApp([estate])
  expect((await idsOf('orderBy=id')).ids).toEqual([1, 2, 3, 4])
  expect((await idsOf('orderBy=id', { site: TEST_SITE, locale: 'en' })).ids).toEqual([1, 2, 3, 4, 9])
  const { body } = await ask('/v2/product?id=1', { site: TEST_SITE, locale: 'en' })
  expect(body.data.products[0]).toMatchObject({
    name: 'The Hawthorns',
    tags: [{ label: 'Organic' }, { label: 'To keep' }],
  })
})

test('where prices are hidden, narrowing by price tells nothing of them', async () => {
  const { app, admin } = await createTestApp()
  const get = async (path: string) => (await app.inject(`/api${path}`)).json()
  const cheap = async () => (await get('/v2/product?price=lte:9')).data.total
  const all = (await get('/v2/product')).data.total
  expect(await cheap()).toBeLessThan(all)
  await admin.query(`update estate.parameters set value = 'true' where site_id = 1 and type = 'HIDE_PRODUCT_PRICES'`)
  expect(await cheap()).toBe(all)
  expect((await get('/v2/product?priceBand=60-')).data.total).toBe(all)
})
