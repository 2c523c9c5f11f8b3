import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Facets } from '#contract/catalogue/products.ts'
import { bruteCatalogue } from '#tests/support/brute-catalogue.ts'
import { estate, query, queryString } from '#tests/support/random-catalogue.ts'
import { createCatalogueApp, TEST_SITE } from '#tests/support/test-catalogue.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const OTHER_SITE = 72
const RUNS = 60

const SETTINGS = [
  { what: 'by declination', stock: { counts: true, byProduct: false }, parameters: [] },
  { what: 'by product', stock: { counts: true, byProduct: true }, parameters: [['USE_PRODUCT_STOCK', 'true']] },
  { what: 'not at all', stock: { counts: false, byProduct: false }, parameters: [['HANDLE_STOCK', 'false']] },
] as const

test.each(SETTINGS)(
  'list, total and facets are what counting by hand gives, stock counted $what',
  async ({ stock, parameters }) => {
    const seed = Date.now() % 1_000_000
    const [own, other] = fc.sample(estate, { numRuns: 2, seed })
    if (!own || !other) throw new Error('no estates were made')
    // The other estate has the same ids: what belongs to it must never count.
    const app = await createCatalogueApp([own, { ...other, site: OTHER_SITE }])
    for (const [type, value] of [['HANDLE_STOCK', 'true'], ...parameters]) {
      await app.change(`update estate.parameters set value = '${value}' where type = '${type}'`)
    }
    const { found, facets } = bruteCatalogue(own, stock)
    const check = async (asked: Parameters<typeof found>[0]) => {
      const path = `/v2/product?facets=true&orderBy=id&nbItem=100&${queryString(asked)}`
      const { status, body } = await app.ask(path, { site: TEST_SITE, locale: asked.locale })
      expect(status, path).toBe(200)
      const { products, total, facets: counted } = body.data as typeof body.data & { facets: Facets }
      const expected = found(asked).map(({ product }) => product.id)
      expect(products.map(({ id }) => id)).toEqual(expected)
      expect(total).toBe(expected.length)
      const shown = Object.entries(counted).map(([facet, values]) => {
        return [facet, Object.fromEntries(values.map(({ value, count }) => [value, count]))]
      })
      expect(Object.fromEntries(shown)).toEqual(facets(asked))
    }
    await fc.assert(fc.asyncProperty(query, check), { numRuns: RUNS, seed })
  },
  60_000,
)

test('bits of wines that PostgreSQL has not counted yet are made by looking at each a few times', async () => {
  const { admin } = await createTestDatabase()
  const wines = 3_000
  const client = await admin.connect()
  const fill = async (site: number) => {
    await client.query(`insert into platform.sites (id, name) values ($1, 'Neuf')`, [site])
    await client.query(
      `insert into estate.listed_products (site_id, product_id, position, from_price_cents, locale, type, kind, colour,
        dishes, grapes, medals, years, formats, bands, tags, name, plain_name, offer_ids, offer_years, offer_formats,
        offer_cents)
      select $1, id, id, 1000, 'fr', 'WINE', 'STILL', 'RED', '{}', '{}', '{}', '{}', '{}', '{}', '{}', 'Vin', 'vin',
        array[id], '{2020}', '{750}', '{1000}' from generate_series(1, $2::int) id`,
      [site, wines],
    )
    await client.query('select estate.give_places($1)', [site])
  }
  await client.query('begin')
  await fill(OTHER_SITE)
  await client.query('analyze estate.listed_products, estate.product_places')
  // Of this one it expects a single wine.
  await fill(OTHER_SITE + 1)
  const looks = async () => {
    const { rows } = await client.query<{ looks: number }>(
      `select (seq_tup_read + idx_tup_fetch)::int as looks from pg_stat_xact_user_tables where relname = 'product_places'`,
    )
    return rows[0]?.looks ?? 0
  }
  const before = await looks()
  await client.query('select estate.make_facet_bits($1)', [OTHER_SITE + 1])
  const after = await looks()
  await client.query('rollback')
  client.release()
  expect(after - before).toBeLessThan(20 * wines)
})
