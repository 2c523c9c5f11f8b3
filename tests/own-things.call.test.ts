import { expect, test } from 'vitest'
import { createAsk } from '#client/ask.ts'
import { createHttpTransport } from '#client/http-transport.ts'
import { type Section, type SectionOf, type SectionType, sectionTypes } from '#contract/content/sections.ts'
import type { OwnKind } from '#rules/content/own-kinds.ts'
import { loadOwnThings, type OwnView } from '#site/content/own-things/load-own-things.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { createObeyingSite } from './support/obeying-site.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'
import { addEvent } from './support/test-events.ts'
import { addTestForm } from './support/test-forms.ts'
import { addBlog, addFolder, addNews, clearJournal } from './support/test-journal.ts'

const OTHER_ESTATE = 2

interface Loaded {
  keeps: boolean
  view: OwnView<OwnKind> | null
}

/** What a section of a page of site 1 shows, asked as an unknown visitor asks. */
async function load({ app }: TestApp, section: Section): Promise<Loaded> {
  const fetch = async (url: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
    const answer = await app.inject({ url, method: method as 'GET', headers })
    return new Response(answer.payload, { status: answer.statusCode })
  }
  const transport = createHttpTransport({ base: '/api', headers: () => ({}), fetch: fetch as typeof globalThis.fetch })
  let keeps = true
  const page = {
    ask: createAsk(transport),
    locale: 'fr',
    doNotKeep: () => {
      keeps = false
    },
    allowHosts: () => {},
  } as unknown as PageContext
  const things = await loadOwnThings(page, [section])
  return { keeps, view: things[0] ?? null }
}

/** The view of one kind, or null. */
async function show<Kind extends OwnKind>(test: TestApp, section: { type: Kind }): Promise<OwnView<Kind> | null> {
  // The loader of this very kind made it.
  return (await load(test, section as unknown as Section)).view as OwnView<Kind> | null
}

function made<Kind extends SectionType>(kind: Kind, fields: object): SectionOf<Kind> {
  return sectionTypes[kind].shown.parse({ type: kind, ...fields }) as unknown as SectionOf<Kind>
}

async function productIds({ admin }: TestApp, { siteId, type = 'WINE' }: { siteId: number; type?: string }) {
  const { rows } = await admin.query<{ id: number }>(
    'select id from estate.products where site_id = $1 and type = $2 and is_valid order by id',
    [siteId, type],
  )
  return rows.map(({ id }) => id)
}

/** A wine whose id this estate has no wine of its own under. */
async function addForeignWine({ admin }: TestApp): Promise<number> {
  const { rows } = await admin.query(
    `insert into estate.products (site_id, id, type, kind, price_cents, vat_rate)
     values ($1, 7001, 'WINE', 'STILL', 1000, 20) returning id`,
    [OTHER_ESTATE],
  )
  return rows[0].id
}

test('chosen wines come in their order; those of another estate and those that are not shown do not come', async () => {
  const test = await createTestApp()
  const [first = 0, second = 0, hidden = 0] = await productIds(test, { siteId: 1 })
  const foreign = await addForeignWine(test)
  await test.admin.query('update estate.products set is_valid = false where site_id = 1 and id = $1', [hidden])
  const wines = [second, foreign, hidden, first]
  const view = await show(test, made('wines', { choice: 'chosen', wines }))
  expect(view?.cards.map(({ id }) => id)).toEqual([second, first])
  expect(await show(test, made('wines', { choice: 'chosen', wines: [foreign] }))).toBeNull()
  expect(await show(test, made('wines', { choice: 'chosen', wines: [] }))).toBeNull()
})

test('the newest wines, those of a family and those of a tag, as many as are wanted', async () => {
  const test = await createTestApp()
  const ids = await productIds(test, { siteId: 1 })
  const newest = await show(test, made('wines', { choice: 'newest', count: 2 }))
  expect(newest?.cards.map(({ id }) => id)).toEqual(ids.slice(-2).reverse())
  const boxes = await show(test, made('wines', { choice: 'family', family: 'boxes', count: 12 }))
  expect(boxes?.cards.map(({ id }) => id).sort()).toEqual((await productIds(test, { siteId: 1, type: 'BOX' })).sort())
  const { rows } = await test.admin.query(
    'select tag_id, product_id from estate.product_tags where site_id = 1 order by tag_id, product_id limit 1',
  )
  const tagged = await show(test, made('wines', { choice: 'tag', tag: rows[0].tag_id, count: 12 }))
  expect(tagged?.cards.map(({ id }) => id)).toContain(rows[0].product_id)
  expect(await show(test, made('wines', { choice: 'tag' }))).toBeNull()
})

test('one wine and its years are shown with their prices; a wine of another estate is not shown at all', async () => {
  const test = await createTestApp()
  const foreign = await addForeignWine(test)
  const { rows } = await test.admin.query(
    `select product_id as id from estate.vintages where site_id = 1 and year is not null
     group by product_id having count(distinct year) > 1 order by 1 limit 1`,
  )
  const { id } = rows[0]
  expect(await show(test, made('cuvee', { wine: id }))).toMatchObject({ isForSale: true, card: { id } })
  const years = (await show(test, made('vintages', { wine: id })))?.years ?? []
  expect(years.length).toBeGreaterThan(1)
  expect(years.every(({ price, isCurrent }) => price?.includes('€') && !isCurrent)).toBe(true)
  expect(await show(test, made('cuvee', { wine: foreign }))).toBeNull()
  expect(await show(test, made('vintages', { wine: foreign }))).toBeNull()
})

test('medals are those of wines that are shown, the newest first', async () => {
  const test = await createTestApp()
  const before = await show(test, made('medals', { count: 3 }))
  expect(before?.medals).toHaveLength(3)
  await test.admin.query('update estate.products set is_valid = false where site_id = 1')
  expect(await show(test, made('medals', { count: 3 }))).toBeNull()
})

test('news and articles that are not published are not shown, nor those of another estate’s folder', async () => {
  const test = await createTestApp()
  await clearJournal(test)
  await addNews(test, { id: 901, title: 'Brouillon', isPublished: false })
  await addNews(test, { id: 902, title: 'Demain', published: '2090-01-01T08:00:00Z' })
  expect(await show(test, made('news', {}))).toBeNull()
  await addNews(test, { id: 903, title: 'Paru' })
  expect((await show(test, made('news', {})))?.cards.map(({ title }) => title)).toEqual(['Paru'])
  await addFolder(test, { id: 901, name: 'Dossier' })
  await addFolder(test, { id: 902, name: 'Vide' })
  await addBlog(test, { id: 901, title: 'Article', folderId: 901 })
  await addBlog(test, { id: 902, title: 'À venir', folderId: 901, isPublished: false })
  expect((await show(test, made('blog', {})))?.cards.map(({ title }) => title)).toEqual(['Article'])
  expect((await show(test, made('blog', { folder: 901 })))?.cards).toHaveLength(1)
  expect(await show(test, made('blog', { folder: 902 }))).toBeNull()
  const { rows } = await test.admin.query('select id from estate.blog_folders where site_id <> 1 limit 1')
  expect(await show(test, made('blog', { folder: rows[0]?.id ?? 999 }))).toBeNull()
})

test('an album shows as many photographs as are wanted; one of another estate shows none', async () => {
  const test = await createTestApp()
  const { rows } = await test.admin.query('select min(id) as id, site_id from estate.albums group by site_id')
  const own = rows.find(({ site_id }) => site_id === 1)
  expect((await show(test, made('album', { album: own.id, count: 2 })))?.pictures).toHaveLength(2)
  expect(await show(test, made('album', { album: 9_999 }))).toBeNull()
})

test('the calendar shows what is to come, the next first', async () => {
  const test = await createTestApp()
  await test.admin.query(`delete from estate.elements where site_id = 1 and route = 'evenements'`)
  expect(await show(test, made('calendar', {}))).toBeNull()
  await addEvent(test, { startsAt: '2020-01-01T09:00:00Z' })
  await addEvent(test, { startsAt: '2090-02-01T09:00:00Z', isPublished: false })
  await addEvent(test, { siteId: OTHER_ESTATE, startsAt: '2090-01-15T09:00:00Z' })
  const later = await addEvent(test, { startsAt: '2090-03-01T09:00:00Z' })
  const next = await addEvent(test, { startsAt: '2090-01-01T09:00:00Z' })
  expect((await show(test, made('calendar', {})))?.events.map(({ id }) => id)).toEqual([next, later])
})

test('partners, visits, the map and the letters show what the estate has', async () => {
  const test = await createTestApp()
  const partners = await show(test, made('partners', { count: 2 }))
  expect(partners?.partners).toHaveLength(2)
  expect(partners?.spots.length).toBeGreaterThan(2)
  expect((await show(test, made('partners', { map: 'without' })))?.spots).toEqual([])
  expect((await show(test, made('services', { count: 1 })))?.services).toHaveLength(1)
  expect((await show(test, made('newsletter', {})))?.lists.length).toBeGreaterThan(0)
  expect(await show(test, made('map', {}))).toMatchObject({ spot: { x: expect.any(Number) } })
  await test.admin.query('update estate.company_addresses set latitude = null, longitude = null where site_id = 1')
  expect(await show(test, made('map', {}))).toBeNull()
})

test('a page with a form that notes when it was opened is not kept', async () => {
  const test = await createTestApp()
  expect(await load(test, made('contact', {}))).toMatchObject({ keeps: false, view: { action: '/nous-contacter' } })
  const [own, hidden, foreign] = [
    await addTestForm(test),
    await addTestForm(test, { isPublished: false }),
    await addTestForm(test, { siteId: OTHER_ESTATE }),
  ]
  const view = { form: { id: own }, step: 1, action: `/forms/${own}` }
  expect(await load(test, made('form', { form: own }))).toMatchObject({ keeps: false, view })
  expect(await load(test, made('form', { form: hidden }))).toEqual({ keeps: true, view: null })
  expect(await load(test, made('form', { form: foreign }))).toEqual({ keeps: true, view: null })
})

test('a kept page follows the prices of its wines, and what is hidden', async () => {
  const site = await createObeyingSite(async ({ admin }) => {
    await admin.query(
      `insert into estate.sections (site_id, page_id, locale, position, type, properties)
       select 1, id, 'fr', 900, 'columns', $1::jsonb from estate.pages where site_id = 1 and cms_route = 'notre-domaine'`,
      [
        JSON.stringify({
          columns: [{ sections: [{ type: 'wines', choice: 'chosen', wines: [1] }] }, { sections: [] }],
        }),
      ],
    )
  })
  const card = async () => {
    const html = await (await site.get('/notre-domaine')).text()
    return /data-product="1".*?<\/article>/s.exec(html)?.[0].replace(/<!--.*?-->/g, '')
  }
  expect(await card()).toMatch(/Les Aubépines.*11,90\s€/s)
  const change = (sql: string) => site.change({ sql, values: [] })
  await change('update estate.declinations set fixed_price_cents = 4210 where site_id = 1 and product_id = 1')
  expect(await card()).toMatch(/42,10\s€/)
  await change('update estate.products set is_valid = false where site_id = 1 and id = 1')
  expect(await card()).toBeUndefined()
})
