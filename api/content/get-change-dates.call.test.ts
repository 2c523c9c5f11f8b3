import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

type Dates = Record<'products' | 'pages' | 'services' | 'events', { id: number; updated: string }[]>

const BEFORE = '2020-05-01T10:00:00.000Z'

async function dates({ app }: TestApp, idSite = 1): Promise<Dates> {
  return (await app.inject({ url: '/api/change-dates', headers: { idsite: String(idSite) } })).json().data
}

/** Everything as if it had last been changed long ago, without a trigger that would say otherwise. */
async function age({ admin }: TestApp) {
  for (const table of ['products', 'pages', 'services', 'elements']) {
    await admin.query(`update estate.${table} set updated_at = '${BEFORE}'`)
  }
}

const isFresh = (list: Dates['products'], id: number) => list.find((one) => one.id === id)?.updated !== BEFORE

test('what an estate changes of a product, a page, a service or an event is dated by it, and nothing else is', async () => {
  const shop = await createTestApp()
  const { rows } = await shop.admin.query(`
    select (select min(id) from estate.elements where site_id = 1 and route = 'evenements') as event,
      (select min(id) from estate.services where site_id = 1 and is_valid) as service,
      (select min(page_id) from estate.sections where site_id = 1) as page`)
  const { event, service, page } = rows[0]
  const changes: [keyof Dates, number, string][] = [
    ['products', 1, `update estate.product_texts set teaser = 'x' where site_id = 1 and product_id = 1`],
    ['products', 1, `update estate.products set price_cents = price_cents + 1 where site_id = 1 and id = 1`],
    ['products', 1, `update estate.declinations set fixed_price_cents = 1 where site_id = 1 and product_id = 1`],
    ['products', 1, `delete from estate.awards where site_id = 1 and product_id = 1`],
    [
      'products',
      1,
      `update estate.feature_texts set value = 'x' from estate.features
       where feature_texts.site_id = 1 and features.site_id = 1 and features.id = feature_id and product_id = 1`,
    ],
    [
      'pages',
      page,
      `update estate.sections set properties = properties || '{"x": 1}' where site_id = 1 and page_id = ${page}`,
    ],
    ['pages', page, `update estate.page_texts set title = 'x' where site_id = 1 and page_id = ${page}`],
    ['services', service, `update estate.service_texts set title = 'x' where site_id = 1 and service_id = ${service}`],
    ['events', event, `update estate.element_texts set title = 'x' where site_id = 1 and element_id = ${event}`],
  ]
  for (const [kind, id, statement] of changes) {
    await age(shop)
    await shop.admin.query(statement)
    const found = await dates(shop)
    expect.soft(isFresh(found[kind], id), statement).toBe(true)
    const others = Object.values(found)
      .flat()
      .filter(({ updated }) => updated !== BEFORE)
    expect.soft(others, statement).toHaveLength(1)
  }
})

test('what is sold, and what is written as it was, changes no date', async () => {
  const shop = await createTestApp()
  await age(shop)
  await shop.admin.query(`
    update estate.declinations set quantity = quantity + 5, reserved = 1 where site_id = 1;
    update estate.products set quantity = quantity + 5 where site_id = 1;
    update estate.products set price_cents = price_cents where site_id = 1`)
  expect((await dates(shop)).products.every(({ updated }) => updated === BEFORE)).toBe(true)
})

test('drafts, what is taken from sale, and other estates are not in it', async () => {
  const shop = await createTestApp()
  const before = await dates(shop)
  const other = await dates(shop, 3)
  expect(before.products.length).toBeGreaterThan(20)
  expect(other.products.length).toBeLessThan(before.products.length)
  await shop.admin.query(`
    update estate.products set is_valid = false where site_id = 1 and id = 1;
    update estate.elements set is_published = false where site_id = 1;
    update estate.products set updated_at = null where site_id = 1 and id = 2;
    update estate.services set is_valid = false where site_id = 1`)
  const after = await dates(shop)
  expect(after.products.map(({ id }) => id)).not.toContain(1)
  expect(after.products.map(({ id }) => id)).not.toContain(2)
  expect([after.events, after.services]).toEqual([[], []])
  expect(await dates(shop, 3)).toEqual(other)
})
