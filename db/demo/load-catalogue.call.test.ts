import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { declinationsOf } from './catalogue.ts'
import { DEMO_ESTATES, loadDemo } from './load-demo.ts'

test.each(DEMO_ESTATES)('$name sells all that is written, with its own ids', async ({ id, catalogue }) => {
  const { admin } = await createTestDatabase()
  const written = catalogue.products.flatMap((product) =>
    declinationsOf(product).map(({ declination }) => [product.id, declination.id]),
  )
  const { rows } = await admin.query({
    text: 'select product_id, id from estate.declinations where site_id = $1 order by id',
    values: [id],
    rowMode: 'array',
  })
  expect(rows).toEqual(written.toSorted(([, one = 0], [, other = 0]) => one - other))
})

test('loading again changes nothing', async () => {
  const database = await createTestDatabase()
  const before = await counts(database)
  const storesNothing = () => Promise.reject(new Error('nothing is to be stored'))
  expect(await loadDemo(database.owner, { port: 3000, storeFile: storesNothing })).toEqual([])
  expect(await counts(database)).toEqual(before)
})

test('a new product gets an id that no estate has', async () => {
  const { admin } = await createTestDatabase()
  for (const { id } of DEMO_ESTATES) {
    const { rows } = await admin.query(
      `insert into estate.products (site_id, type, kind, price_cents) values ($1, 'OTHER', 'ACCESSORY', 100) returning id`,
      [id],
    )
    const { rows: highest } = await admin.query('select max(id) as id from estate.products where id <> $1', [
      rows[0].id,
    ])
    expect(rows[0].id).toBeGreaterThan(highest[0].id)
  }
})

test('a reduced wine cost its regular price for the thirty days before', async () => {
  const prices = await lowestOfThirtyDays(await createTestDatabase(), 30)
  expect(prices).toEqual({ lowest: 940, now: 799 })
})

test('a price that was lower three weeks ago is the one a reduction refers to', async () => {
  const prices = await lowestOfThirtyDays(await createTestDatabase(), 16)
  expect(prices).toEqual({ lowest: 1300, now: 1200 })
})

test('a box can be had as often as its scarcest bottle allows', async () => {
  const { pool } = await createTestDatabase()
  const available = await inSite({ pool, siteId: 1 }, async (db) => {
    const rows = await db.withSchema('estate').selectFrom('offers').select('available').where('id', '=', 41).execute()
    return rows.map((row) => Number(row.available))
  })
  expect(available).toEqual([48])
})

/** What the law calls the prior price: the lowest in force during the thirty days before the last change. */
async function lowestOfThirtyDays({ admin }: TestDatabase, declination: number) {
  const { rows } = await admin.query(
    `select price_cents, changed_at from estate.price_changes where site_id = 1 and declination_id = $1 order by changed_at, id`,
    [declination],
  )
  const last = rows.at(-1)
  const start = new Date(last.changed_at.getTime() - 30 * 86_400_000)
  const inForce = rows.slice(0, -1).filter((_, at) => rows[at + 1].changed_at > start)
  expect(rows[0].changed_at.getTime()).toBeLessThanOrEqual(start.getTime())
  return { lowest: Math.min(...inForce.map(({ price_cents }) => price_cents)), now: last.price_cents }
}

async function counts({ admin }: TestDatabase) {
  const { rows } = await admin.query(`
    select (select count(*) from estate.products) as products, (select count(*) from estate.declinations) as declinations,
      (select count(*) from estate.price_changes) as prices, (select count(*) from estate.features) as features,
      (select count(*) from estate.customizations) as questions, (select count(*) from estate.media) as media
  `)
  return rows[0]
}
