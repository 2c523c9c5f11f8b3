import { expect, test } from 'vitest'
import { PRICE_BANDS } from '#contract/catalogue/closed-sets.ts'
import { cardsThatDiffer } from '#tests/support/cards-that-differ.ts'
import { statementsOf } from '#tests/support/count-statements.ts'
import { untilWaiting } from '#tests/support/lock-waits.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createCatalogueApp, TEST_SITE, type TestProduct } from '#tests/support/test-catalogue.ts'

const DEMO_SITE = 1

/** Every table that a card is made of, with a change of it that a card shows. */
const CHANGES: Readonly<Record<string, string>> = {
  products: `update estate.products set subtype = 'Autre' where id = 1`,
  'products that go': `update estate.products set is_valid = false where id = 2`,
  product_texts: `update estate.product_texts set teaser = teaser || ' !'`,
  product_grapes: `update estate.product_grapes set percent = 17`,
  product_pictures: `update estate.product_pictures set position = -id`,
  product_picture_texts: `update estate.product_picture_texts set alt = alt || ' !'`,
  tags: `update estate.tags set slug = slug || '-2'`,
  tag_texts: `update estate.tag_texts set label = label || ' !'`,
  product_tags: 'delete from estate.product_tags',
  vintages: 'update estate.vintages set alcohol_percent = 9.5',
  features: `update estate.features set key = 'SOIL'`,
  feature_texts: `update estate.feature_texts set value = value || ' !'`,
  awards: `update estate.awards set name = name || ' !'`,
  declinations: `update estate.declinations set reference = reference || '-2'`,
  'declinations that are sold by more': 'update estate.declinations set sell_by_multiple_of = 2',
  discounts: 'update estate.discounts set amount = amount - 1',
  price_changes: `insert into estate.price_changes (declination_id, price_cents, changed_at)
    select id, 1, now() - interval '1 year' from estate.offers where final_cents < price_cents`,
  gift_card_offers: 'update estate.gift_card_offers set most_cents = most_cents + 100',
  decreasing_sets: 'update estate.decreasing_sets set is_mixable = not is_mixable',
  decreasing_discounts: 'update estate.decreasing_discounts set amount = amount - 1',
  variation_texts: `update estate.variation_texts set label = label || ' !'`,
  variation_detail_texts: `update estate.variation_detail_texts set label = label || ' !'`,
  customizations: 'delete from estate.customizations',
  media: `update estate.media set filename = 'autre-' || filename`,
}

test('every table that a card is made of renews it', async () => {
  const app = await createTestApp()
  expect(await cardsThatDiffer(app.admin)).toEqual([])
  for (const [what, statement] of Object.entries(CHANGES)) {
    const before = await cardMarks(app)
    await change(app, statement)
    expect(await cardsThatDiffer(app.admin), what).toEqual([])
    expect(await cardMarks(app), what).not.toBe(before)
  }
})

test('a value of a variation that belongs to another one is told so', async () => {
  const app = await createTestApp()
  await change(
    app,
    `insert into estate.variations (id) values (9001);
    update estate.variation_details set variation_id = 9001
    where id = (select min(variation1_detail_id) from estate.declinations)`,
  )
  expect(await cardsThatDiffer(app.admin)).toEqual([])
})

test('what is sold rewrites no card', async () => {
  const app = await createTestApp()
  const versions = async () => {
    const { rows } = await app.admin.query(
      `select string_agg(xmin::text, ' ' order by site_id, locale, product_id) as cards,
        (select string_agg(xmin::text, ' ' order by site_id, locale, product_id) from estate.listed_products) as listed
      from estate.product_cards`,
    )
    return rows[0]
  }
  const before = await versions()
  await change(
    app,
    `update estate.declinations set quantity = 0, reserved = 0;
    update estate.products set quantity = quantity + 3, reserved = reserved + 1`,
  )
  expect(await versions()).toEqual(before)
  expect(await cardsThatDiffer(app.admin)).toEqual([])
})

test('two who change one product at the same time both stand on its card', async () => {
  const app = await createTestApp()
  const [one, other] = [await app.admin.connect(), await app.owner.connect()]
  await one.query('begin')
  await other.query(`begin; set local app.site = '${DEMO_SITE}'`)
  await one.query(`update estate.products set subtype = 'ONE' where site_id = ${DEMO_SITE}`)
  await other.query(`update estate.tag_texts set label = 'other' where site_id = ${DEMO_SITE}`)
  // The first has made its cards, and the second waits for it, before either is committed.
  await one.query('set constraints all immediate')
  const second = other.query('commit')
  await untilWaiting(app.admin, 1)
  await one.query('commit')
  await second
  one.release()
  other.release()
  expect(await cardsThatDiffer(app.admin)).toEqual([])
})

test('a product that is deleted leaves no card', async () => {
  const app = await createCatalogueApp([{ site: TEST_SITE, products: [{ id: 1, names: { fr: 'Un', en: 'One' } }] }])
  await app.change('delete from estate.products')
  const { rows } = await app.admin.query(
    `select from estate.product_cards where site_id = ${TEST_SITE}
    union all select from estate.listed_products where site_id = ${TEST_SITE}`,
  )
  expect(rows).toEqual([])
})

const wine = (id: number): TestProduct => ({
  id,
  names: { fr: `Cuvée ${id}` },
  offers: [{ id: id * 10, year: 2020, millilitres: 750 }],
})

test.each([
  '/v2/product',
  '/v2/product?colour=RED&vintage=2020&inStock=true&orderBy=-year&page=2&nbItem=1',
  '/v2/product/1',
  '/v2/product/recommended/1',
])('%s asks the database one statement, which is planned once', async (path) => {
  const app = await createCatalogueApp([{ site: TEST_SITE, products: [wine(1), wine(2)] }])
  await app.change('insert into estate.recommended_products (product_id, recommended_id) values (1, 2)')
  const { answer, asked } = await statementsOf(() => app.ask(path))
  expect(answer.status).toBe(200)
  // Whether the site is open is asked of every site now and then, whatever the call.
  const own = asked.filter((text) => !/^commit|"is_building"/.test(text))
  expect(own).toEqual([expect.stringContaining('/* planned once */')])
})

test('bands of price are those of the contract', async () => {
  const app = await createTestApp()
  const bounds = PRICE_BANDS.map((band) => Number(band.split('-')[0]) * 100)
  for (const [at, from] of bounds.entries()) {
    const { rows } = await app.admin.query('select estate.price_band($1) as at, estate.price_band($1 - 1) as before', [
      from,
    ])
    expect(rows).toEqual([{ at, before: Math.max(0, at - 1) }])
  }
})

/** Something that differs whenever a card does. */
async function cardMarks({ admin }: TestApp): Promise<string> {
  const { rows } = await admin.query<{ marks: string }>(
    `select md5(string_agg(card::text || page::text, '' order by locale, product_id)) as marks
    from estate.product_cards where site_id = ${DEMO_SITE}`,
  )
  return rows[0]?.marks ?? ''
}

async function change({ owner }: TestApp, statement: string): Promise<void> {
  await owner.query(`begin; set local app.site = '${DEMO_SITE}'; ${statement}; commit`)
}
