import { expect, test } from 'vitest'
import { createObeyingSite } from './support/obeying-site.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const ESTATE = { idSite: '1' }

async function read({ get }: TestSite, { path, headers = ESTATE }: { path: string; headers?: Record<string, string> }) {
  const answer = await get(path, headers)
  const html = await answer.text()
  const ids = [...html.matchAll(/<article[^>]*data-product="(\d+)"/g)].map(([, id]) => Number(id))
  return { status: answer.status, html, ids, isKept: answer.headers.has('etag') }
}

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]
const groupsOf = (html: string) => [...html.matchAll(/<h2 class="title-2[^>]*>([^<]*)/g)].map(([, name]) => name)
const hasNoindex = (html: string) => html.includes('<meta name="robots" content="noindex"/>')

test('the list stands in families with links to them, cards lead to their products, and it is kept', async () => {
  const site = await createTestSite()
  const { html, ids, isKept } = await read(site, { path: '/nos-vins' })
  expect(groupsOf(html).slice(0, 3)).toEqual(['Rouges', 'Blancs', 'Rosés'])
  expect(html).toContain('<a href="#rouges"')
  expect(html).toMatch(/<section id="rouges"/)
  expect(html).toMatch(/<h3[^>]*><a[^>]*href="\/wines\/les-aubepines\/\d+"/)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(7)
  expect(isKept).toBe(true)
  expect(hasNoindex(html)).toBe(false)
})

test('without scripts the filters are one form that any browser sends', async () => {
  const site = await createTestSite()
  const { html } = await read(site, { path: '/nos-vins?colour=RED&kind=WINE&orderBy=name' })
  const form = /<form[^>]*id="filtres".*?<\/form>/s.exec(html)?.[0] ?? ''
  expect(form).toMatch(/method="get"/)
  expect(form).toMatch(/action="\/nos-vins#vins"/)
  expect(form).toMatch(/<input type="checkbox"[^>]*name="colour" checked="" value="RED"/)
  expect(form).toMatch(/<input type="hidden" name="kind" value="WINE"/)
  expect(form).toMatch(/<input type="hidden" name="orderBy" value="name"/)
  expect(form).toMatch(/<button type="submit"[^>]*>Voir \d+ vins</)
})

test('filters narrow, name the page, keep its canonical address and are taken back one by one', async () => {
  const site = await createTestSite()
  const all = await read(site, { path: '/nos-vins' })
  const { html, ids, isKept } = await read(site, { path: '/nos-vins?colour=RED&vintage=2020' })
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.length).toBeLessThan(all.ids.length)
  expect(titleOf(html)).toMatch(/^Vins rouges 2020 — /)
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/nos-vins"/)
  expect(hasNoindex(html)).toBe(true)
  expect(isKept).toBe(true)
  const chips = /<nav aria-label="Filtres choisis".*?<\/nav>/s.exec(html)?.[0] ?? ''
  expect(chips).toContain('href="/nos-vins?vintage=2020#vins"')
  expect(chips).toContain('href="/nos-vins?colour=RED#vins"')
  expect(chips).toContain('href="/nos-vins#vins"')
  expect(hasNoindex((await read(site, { path: '/nos-vins?colour=RED' })).html)).toBe(false)
})

test('several values of one filter add up', async () => {
  const site = await createTestSite()
  const ids = async (query: string) => (await read(site, { path: `/nos-vins?${query}&orderBy=name` })).ids
  const [red, rose, both] = [await ids('colour=RED'), await ids('colour=ROSE'), await ids('colour=RED&colour=ROSE')]
  expect([...both].sort()).toEqual([...red, ...rose].sort())
})

test('an order of the visitor’s own has no groups; by appellation has others', async () => {
  const site = await createTestSite()
  const byName = await read(site, { path: '/nos-vins?orderBy=name' })
  expect(groupsOf(byName.html)).toEqual([])
  const byAppellation = await read(site, { path: '/nos-vins?group=appellation' })
  expect(groupsOf(byAppellation.html)).toContain('Saumur-Champigny')
  expect([...byAppellation.ids].sort()).toEqual([...byName.ids].sort())
})

const NONSENSE = [
  'colour=BLUE',
  'vintage=1901',
  'vintage=vieux',
  'appellation=Pomerol',
  'appellation=a,b',
  'appellation=lk:Chinon',
  'grape=df:Chenin',
  'format=12',
  'price=0-99',
  'dish=PIZZA',
  'orderBy=id',
  'group=nothing',
  'page=0',
  'page=abc',
  'page=50',
]

test('nonsense in the address breaks nothing: the whole list is shown, and not kept', async () => {
  const site = await createTestSite()
  const whole = await read(site, { path: '/nos-vins' })
  for (const query of NONSENSE) {
    const { status, ids, isKept } = await read(site, { path: `/nos-vins?${query}` })
    expect({ query, status, ids, isKept }).toEqual({ query, status: 200, ids: whole.ids, isKept: false })
  }
})

test('what nothing answers says so, shows the ways out and is not kept', async () => {
  const site = await createTestSite()
  const { html, ids, isKept, status } = await read(site, { path: '/nos-vins?colour=ROSE&dish=RED_MEAT&price=60-' })
  expect({ status, ids, isKept }).toEqual({ status: 200, ids: [], isKept: false })
  expect(html).toContain('Aucun vin ne réunit ces critères')
  expect(html).toMatch(/<input type="checkbox"[^>]*name="colour" checked="" value="ROSE"/)
})

test('wishes of more than three filters are answered each time', async () => {
  const site = await createTestSite()
  const { ids, isKept } = await read(site, {
    path: '/nos-vins?colour=RED&colour=WHITE&colour=ROSE&vintage=2020&orderBy=name',
  })
  expect(ids.length).toBeGreaterThan(0)
  expect(isKept).toBe(false)
})

test('a filter with a single value is not offered', async () => {
  const site = await createObeyingSite()
  const before = await read(site, { path: '/nos-vins' })
  expect(before.html).toContain('name="colour"')
  await site.change({
    sql: `update estate.products set colour = 'RED' where site_id = 1 and colour is not null`,
  })
  expect((await read(site, { path: '/nos-vins' })).html).not.toContain('name="colour"')
})

test('hidden prices neither order nor narrow the list', async () => {
  const site = await createObeyingSite()
  await site.change({
    sql: `update estate.parameters set value = 'true' where site_id = 1 and type = 'HIDE_PRODUCT_PRICES'`,
  })
  const whole = await read(site, { path: '/nos-vins' })
  expect(whole.html).not.toContain('name="price"')
  expect(whole.html).not.toContain('orderBy=price')
  expect((await read(site, { path: '/nos-vins?price=60-' })).ids).toEqual(whole.ids)
  expect((await read(site, { path: '/nos-vins?orderBy=-price' })).ids).toEqual(whole.ids)
})

test('a reduction is told with what it is counted from', async () => {
  const site = await createTestSite()
  const { html } = await read(site, { path: '/nos-vins', headers: { idSite: '3' } })
  expect(html).toMatch(/<s[^>]*><span class="sr-only">Prix le plus bas des 30 derniers jours\s: <\/span>10,50\s€<\/s>/)
  expect(html).toContain('le plus bas des 30 jours qui ont précédé la réduction')
})

test('machines read the list, each product at its own address', async () => {
  const site = await createTestSite()
  const { html, ids } = await read(site, { path: '/nos-vins' })
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const list = scripts.map(([, json = '']) => JSON.parse(json)).find((data) => data['@type'] === 'ItemList')
  expect(list.itemListElement).toHaveLength(ids.length)
  expect(list.itemListElement[0]).toMatchObject({ position: 1, url: expect.stringMatching(/^http.*\/wines\/.+\/\d+$/) })
})

test('the list speaks English under its own address', async () => {
  const site = await createTestSite()
  const { html } = await read(site, { path: '/en/nos-vins?colour=RED' })
  expect(titleOf(html)).toMatch(/^Red wines — /)
  expect(html).toMatch(/action="\/en\/nos-vins#vins"/)
  expect(html).toMatch(/href="\/en\/wines\/les-aubepines\/\d+"/)
})

test('a long list has pages', async () => {
  const site = await createObeyingSite()
  await site.change({
    sql: `with made as (
      insert into estate.products (site_id, type, kind, position, price_cents)
      select 1, 'OTHER', 'ACCESSORY', 1000 + n, 100 from generate_series(1, 120) n returning id
    ), told as (
      insert into estate.product_texts (site_id, product_id, locale, name, slug)
      select 1, id, 'fr', 'Objet ' || id, 'objet-' || id from made
    ) insert into estate.declinations (site_id, product_id, quantity) select 1, id, 5 from made`,
  })
  const first = await read(site, { path: '/nos-vins' })
  const second = await read(site, { path: '/nos-vins?page=2' })
  expect(first.ids).toHaveLength(100)
  expect(first.html).toMatch(/<a[^>]*href="\/nos-vins\?page=2#vins"/)
  expect(second.ids.length).toBeGreaterThan(20)
  expect(second.ids.filter((id) => first.ids.includes(id))).toEqual([])
})
