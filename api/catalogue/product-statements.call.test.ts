import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { inSite, type SiteDb } from '#db/site-db.ts'
import { statementsOf } from '#tests/support/count-statements.ts'
import { type CatalogueApp, createCatalogueApp, TEST_SITE, type TestProduct } from '#tests/support/test-catalogue.ts'

const SMALL_SITE = 81

const productsTo = (count: number): TestProduct[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    names: { fr: `Cuvée ${at}` },
    appellation: 'Chinon',
    grapes: ['Chenin'],
    medals: ['GOLD'],
    cents: 500 + at * 7,
    position: at % 17,
    offers: [
      { id: 2 * at + 1, year: 2015 + (at % 8), millilitres: 750 },
      { id: 2 * at + 2, year: 2014, millilitres: 1500 },
    ],
  }))

/** How many statements the database is given for one call; whether a site is open is asked now and then, whatever the call. */
async function countStatements({ ask }: CatalogueApp, { path, site }: { path: string; site: number }): Promise<number> {
  const { answer, asked } = await statementsOf(() => ask(path, { site }))
  expect(answer.status, path).toBe(200)
  return asked.filter((text) => !/^(begin|commit)|"is_building"/.test(text)).length
}

test('the number of statements does not grow with the number of products', async () => {
  const app = await createCatalogueApp([
    { site: SMALL_SITE, products: productsTo(5) },
    { site: TEST_SITE, products: productsTo(100) },
  ])
  for (const [site, count] of [
    [SMALL_SITE, 5],
    [TEST_SITE, 100],
  ] as const) {
    await app.change(
      `insert into estate.recommended_products (product_id, recommended_id)
      select 1, id from estate.products where id <> 1 and id <= ${count}`,
      site,
    )
  }
  const lists = ['', '?facets=true', '?search=lk:chinon', '?search=lk:chinon&facets=true&inStock=true']
  for (const path of [...lists.map((query) => `/v2/product${query}`), '/v2/product/1', '/v2/product/recommended/1']) {
    const small = await countStatements(app, { path, site: SMALL_SITE })
    expect(small, path).toBeGreaterThan(0)
    expect(await countStatements(app, { path, site: TEST_SITE }), path).toBe(small)
  }
})

test('the first page of every order comes from an index, without sorting the catalogue', async () => {
  const app = await createCatalogueApp([{ site: TEST_SITE, products: productsTo(400) }])
  await app.admin.query('vacuum analyze')
  const explain = vi.spyOn(pg.Client.prototype, 'query')
  for (const order of ['price', '-price', 'name', '-name', 'order', '-order', 'year', '-year', 'id', '-id']) {
    await app.ask(`/v2/product?nbItem=10&orderBy=${order}`)
    const asked = explain.mock.calls.map(([one]) => one as unknown as { text?: string })
    const { text = '' } = asked.findLast((one) => one.text?.includes('from (select * from listed_products')) ?? {}
    const plan = await genericPlanOf(app, text)
    // The page itself is sorted, which is few rows; what is bounded is read in the index's order.
    const bounded = plan.slice(plan.lastIndexOf('Limit'))
    expect(bounded, `${order}\n${plan}`).toMatch(
      /^Limit.*\n\s*->\s+Index (Only )?Scan( Backward)? using listed_products/,
    )
  }
})

test('a search reads the estate’s own rows by an index, never the whole table', async () => {
  const app = await createCatalogueApp([
    { site: TEST_SITE, products: productsTo(20) },
    { site: SMALL_SITE, products: productsTo(600) },
  ])
  await app.admin.query('vacuum analyze')
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  for (const typed of ['chinon', 'poisson', 'rouge 2019', 'chenain', 'magnum']) {
    await app.ask(`/v2/product?search=lk:${encodeURIComponent(typed)}`)
    const statements = asked.mock.calls.map(([one]) => one as unknown as { text?: string; values?: unknown[] })
    const { text = '', values = [] } =
      statements.findLast((one) => one.text?.includes('resolved as materialized')) ?? {}
    const plan = await planOf(app, { text, values })
    expect(plan, `${typed}\n${plan}`).toMatch(/Index.* on product_search/)
    expect(plan, `${typed}\n${plan}`).not.toMatch(/Seq Scan on (products|product_search|search_words|declinations)/)
  }
})

/** As it is kept, whatever the values. */
async function genericPlanOf({ pool }: CatalogueApp, text: string): Promise<string> {
  const client = await pool.connect()
  await client.query(`begin; set local app.site = '${TEST_SITE}'`)
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
  await client.query('commit')
  client.release()
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

async function planOf({ pool }: CatalogueApp, { text, values }: { text: string; values: unknown[] }): Promise<string> {
  const written = text.replace(/\$(\d+)/g, (_, at) => literal(values[Number(at) - 1]))
  const { rows } = await inSite({ pool, siteId: TEST_SITE }, (db: SiteDb) =>
    sql.raw<{ 'QUERY PLAN': string }>(`explain ${written}`).execute(db),
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

function literal(value: unknown): string {
  if (!Array.isArray(value)) return pg.escapeLiteral(String(value))
  return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`)
}
