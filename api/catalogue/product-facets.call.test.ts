import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Facets } from '#contract/catalogue/products.ts'
import { bruteCatalogue } from '#tests/support/brute-catalogue.ts'
import { estate, query, queryString } from '#tests/support/random-catalogue.ts'
import { createCatalogueApp, TEST_SITE } from '#tests/support/test-catalogue.ts'

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
