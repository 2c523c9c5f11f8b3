import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Declination, Facets } from '#contract/catalogue/products.ts'
import { cents } from '#rules/basics/money.ts'
import { reducedPrice } from '#rules/catalogue/prices.ts'
import { type CatalogueApp, createCatalogueApp, TEST_SITE, type TestEstate } from '#tests/support/test-catalogue.ts'

const ESTATE: TestEstate = {
  site: TEST_SITE,
  discounts: [
    { id: 1, type: 'PERCENT', amount: 1050 },
    { id: 2, type: 'EURO', amount: 300 },
    { id: 3, type: 'EURO', amount: 500, detail_type: 'SHIPPING_FEES' },
  ],
  products: [
    {
      id: 1,
      names: { fr: 'Les Aubépines' },
      cents: 1235,
      offers: [
        { id: 11, year: 2019, millilitres: 750 },
        { id: 12, year: 2020, millilitres: 1500, cents: 2600 },
      ],
    },
  ],
}

async function offersOf({ ask }: CatalogueApp): Promise<[number | null, Declination[]]> {
  const [product] = (await ask('/v2/product?id=1')).body.data.products
  const offers = [...(product?.declination ?? [])].sort((one, other) => one.id - other.id)
  return [product?.price ?? null, offers]
}

test('prices are euros, and a declination without one of its own has the product’s', async () => {
  const [price, [bottle, magnum]] = await offersOf(await createCatalogueApp([ESTATE]))
  expect(price).toBe(12.35)
  expect(bottle).toMatchObject({ fixedPrice: null, price: 12.35, finalPrice: 12.35, pricePerLitre: 16.47 })
  expect(magnum).toMatchObject({ fixedPrice: 26, price: 26, finalPrice: 26, pricePerLitre: 17.33, reduction: null })
})

test('a discount lowers the final price, and is announced against the lowest price of the thirty days before', async () => {
  const app = await createCatalogueApp([ESTATE])
  await app.change(`update estate.price_changes set changed_at = now() - interval '10 days'`)
  await app.change('update estate.products set discount_id = 1 where id = 1')
  await app.change('update estate.declinations set discount_id = 2 where id = 12')
  const [price, [bottle, magnum]] = await offersOf(app)
  expect(price).toBe(11.05)
  expect(bottle).toMatchObject({
    price: 12.35,
    finalPrice: 11.05,
    discount: { id: 1, type: 'PERCENT', amount: 10.5 },
    reduction: { referencePrice: 12.35, percent: 10 },
  })
  // The magnum was reduced with its product first, by less than now.
  expect(magnum).toMatchObject({ finalPrice: 23, discount: { id: 2, amount: 3 } })
  expect((await app.idsOf('price=lt:12')).ids).toEqual([1])
})

test('a percentage is told only where the estate tells it', async () => {
  const app = await createCatalogueApp([ESTATE])
  await app.change(`update estate.price_changes set changed_at = now() - interval '10 days'`)
  await app.change('update estate.products set discount_id = 1 where id = 1')
  await app.change(`update estate.parameters set value = 'true' where type = 'PRODUCT_HIDE_PERCENTAGE_DISCOUNT'`)
  const [, [bottle]] = await offersOf(app)
  expect(bottle?.reduction).toEqual({ referencePrice: 12.35, percent: null })
})

test('a discount on shipping changes no price of a product', async () => {
  const app = await createCatalogueApp([ESTATE])
  await app.change('update estate.products set discount_id = 3 where id = 1')
  const [, [bottle]] = await offersOf(app)
  expect(bottle).toMatchObject({ finalPrice: 12.35, reduction: null, discount: { detailType: 'SHIPPING_FEES' } })
})

test('who hides prices shows none, in no field and in no facet', async () => {
  const app = await createCatalogueApp([ESTATE])
  await app.change('update estate.products set discount_id = 1 where id = 1')
  await app.change(`update estate.parameters set value = 'true' where type = 'HIDE_PRODUCT_PRICES'`)
  const none = { fixedPrice: null, price: null, finalPrice: null, pricePerLitre: null, reduction: null, discount: null }
  const [price, offers] = await offersOf(app)
  expect(price).toBeNull()
  expect(offers).toHaveLength(2)
  for (const offer of offers) expect(offer).toMatchObject(none)
  const { body } = await app.ask('/v2/product?facets=true')
  expect((body.data as unknown as { facets: Facets }).facets.price).toEqual([])
})

test('the database reduces prices as the rules do', async () => {
  const { admin } = await createCatalogueApp([])
  const discount = fc.oneof(
    fc.record({ type: fc.constant('EURO' as const), amount: fc.integer({ min: 1, max: 200_000 }) }),
    fc.record({ type: fc.constant('PERCENT' as const), amount: fc.integer({ min: 1, max: 10_000 }) }),
    fc.constant(null),
  )
  const price = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 2_000_000_000 }))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(price, discount), { minLength: 100, maxLength: 200 }), async (cases) => {
      const { rows } = await admin.query(
        `select array(select estate.reduced_cents(price, type, amount)
          from unnest($1::int[], $2::text[], $3::int[]) with ordinality _ (price, type, amount, at) order by at) as reduced`,
        [
          cases.map(([one]) => one),
          cases.map(([, one]) => one?.type ?? null),
          cases.map(([, one]) => one?.amount ?? null),
        ],
      )
      expect(rows[0].reduced).toEqual(cases.map(([one, reducing]) => reducedPrice(cents(one), reducing)))
    }),
    { numRuns: 40 },
  )
})
