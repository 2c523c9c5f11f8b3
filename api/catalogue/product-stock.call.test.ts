import { expect, test } from 'vitest'
import { type CatalogueApp, createCatalogueApp, TEST_SITE, type TestEstate } from '#tests/support/test-catalogue.ts'

const BOTTLE = 11
const DUO = 21
const SIX = 31

/** A bottle, and two boxes that take two and six of it. */
const ESTATE: TestEstate = {
  site: TEST_SITE,
  products: [
    {
      id: 1,
      names: { fr: 'Les Aubépines' },
      quantity: 3,
      offers: [
        { id: BOTTLE, year: 2019, millilitres: 750, quantity: 13 },
        { id: 12, year: 2020, millilitres: 750, quantity: 50 },
        { id: 13, year: 2018, millilitres: 750, quantity: 0, isCounted: false },
      ],
    },
    {
      id: 2,
      names: { fr: 'Le duo' },
      type: 'BOX',
      kind: 'CASE',
      quantity: 900,
      offers: [{ id: DUO, quantity: 900, parts: [{ id: BOTTLE, quantity: 2 }] }],
    },
    {
      id: 3,
      names: { fr: 'Le carton' },
      type: 'BOX',
      kind: 'CASE',
      offers: [
        {
          id: SIX,
          parts: [
            { id: BOTTLE, quantity: 6 },
            { id: 12, quantity: 6 },
            { id: 13, quantity: 1 },
          ],
        },
      ],
    },
    { id: 4, names: { fr: 'La caisse vide' }, type: 'BOX', kind: 'CASE', offers: [{ id: 41, quantity: 4 }] },
  ],
}

async function stock({ ask }: CatalogueApp): Promise<Record<number, number | null>> {
  const { body } = await ask('/v2/product')
  const offers = body.data.products.flatMap(({ declination }) => declination)
  return Object.fromEntries(offers.map(({ id, quantity }) => [id, quantity]))
}

test('a box has as many as its scarcest component allows, never more', async () => {
  const app = await createCatalogueApp([ESTATE])
  expect(await stock(app)).toEqual({ 11: 13, 12: 50, 13: null, 21: 6, 31: 2, 41: 4 })
})

test('a change of the component’s stock shows in the bottle and in both boxes', async () => {
  const app = await createCatalogueApp([ESTATE])
  const token = await app.signIn(TEST_SITE, 'ADMIN')
  let seen = 13
  const set = async (counted: number) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/admin/stock/count',
      headers: { host: 'localhost', idsite: String(TEST_SITE), authorization: token },
      payload: { counts: [{ declinationId: BOTTLE, seen, counted }] },
    })
    seen = counted
    expect(answer.statusCode, answer.body).toBe(200)
  }
  await set(5)
  expect(await stock(app)).toMatchObject({ [BOTTLE]: 5, [DUO]: 2, [SIX]: 0 })
  expect((await app.idsOf('inStock=false&orderBy=id')).ids).toEqual([3])
  await set(60)
  expect(await stock(app)).toMatchObject({ [BOTTLE]: 60, [DUO]: 30, [SIX]: 8 })
  await set(0)
  expect(await stock(app)).toMatchObject({ [BOTTLE]: 0, [DUO]: 0, [SIX]: 0 })
})

test('where the estate counts by product, all declinations of a wine draw from one stock', async () => {
  const app = await createCatalogueApp([ESTATE])
  await app.change(`update estate.parameters set value = 'true' where type = 'USE_PRODUCT_STOCK'`)
  // Six and six of the same wine are twelve of its stock.
  expect(await stock(app)).toEqual({ 11: 3, 12: 3, 13: null, 21: 1, 31: 0, 41: 0 })
  await app.change('update estate.products set quantity = 25 where id = 1')
  expect(await stock(app)).toEqual({ 11: 25, 12: 25, 13: null, 21: 12, 31: 2, 41: 0 })
})

test('where the estate does not count, everything can be had', async () => {
  const app = await createCatalogueApp([ESTATE])
  await app.change(`update estate.parameters set value = 'false' where type = 'HANDLE_STOCK'`)
  expect(await stock(app)).toEqual({ 11: null, 12: null, 13: null, 21: null, 31: null, 41: null })
  const { body } = await app.ask('/v2/product?inStock=true')
  expect(body.data.products.map(({ isInStock, setQuantity }) => [isInStock, setQuantity])).toEqual(
    Array.from({ length: 4 }, () => [true, false]),
  )
})
