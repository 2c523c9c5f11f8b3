import { expect, test } from 'vitest'
import { createTestSite, type TestSite } from './support/test-site.ts'

interface Added {
  siteId?: number
  /** Columns of the page. */
  facts?: Record<string, unknown>
  urls?: Record<string, string>
}

/** A page of an estate as its settings leave it. */
async function addPage({ admin }: TestSite, { siteId = 1, facts = {}, urls = { fr: 'essai', en: 'trial' } }: Added) {
  const names = ['site_id', ...Object.keys(facts)]
  const values = [siteId, ...Object.values(facts)]
  const { rows } = await admin.query(
    `insert into estate.pages (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`)}) returning id`,
    values,
  )
  const id: number = rows[0].id
  for (const [locale, url] of Object.entries(urls)) {
    await admin.query(
      `insert into estate.page_texts (site_id, page_id, locale, title, url, menu_title) values ($1, $2, $3, $4, $5, $6)`,
      [siteId, id, locale, `Page ${url}`, url, `MENU ${url}`],
    )
  }
  return id
}

test('a page has its own address in each language, and each leads to the other', async () => {
  const site = await createTestSite()
  await addPage(site, {})
  const page = await (await site.get('/essai')).text()
  expect(page).toMatch(/<a href="\/en\/trial" hreflang="en"/i)
  expect(page).toMatch(/rel="alternate" hreflang="en" href="[^"]+\/en\/trial"/i)
  expect(await (await site.get('/en/trial')).text()).toMatch(/<a href="\/essai" hreflang="fr"/i)
  const map = await (await site.get('/sitemap.xml')).text()
  expect(map).toMatch(/<loc>[^<]+\/en\/trial<\/loc>/)
  expect(map).not.toContain('/en/essai')
})

test('a page that one language lacks leads home there', async () => {
  const site = await createTestSite()
  await addPage(site, { urls: { fr: 'essai' } })
  expect(await (await site.get('/essai')).text()).toMatch(/<a href="\/en" hreflang="en"/i)
  expect((await site.get('/en/essai')).status).toBe(404)
})

test('a page of the shop leads home where nothing is sold', async () => {
  const site = await createTestSite()
  const facts = { is_ecommerce_page: true }
  for (const siteId of [1, 2]) await addPage(site, { siteId, facts })
  expect((await site.get('/essai')).status).toBe(200)
  const led = await site.get('/essai', { idsite: '2' })
  expect([led.status, led.headers.get('location')]).toEqual([302, '/'])
  expect(await (await site.get('/', { idsite: '2' })).text()).not.toContain('MENU essai')
  expect(await (await site.get('/sitemap.xml', { idsite: '2' })).text()).not.toContain('/essai')
})

test('the menu lies over the picture of a page that asks for it, in the menu or not', async () => {
  const site = await createTestSite()
  const { rows } = await site.admin.query(`select properties from estate.sections
    where site_id = 1 and locale = 'fr' and type = 'hero' limit 1`)
  const properties = rows[0]?.properties
  for (const isOver of [true, false]) {
    const url = isOver ? 'dessus' : 'dessous'
    const facts = { use_absolute_menu: isOver, show_in_menu: false }
    const id = await addPage(site, { facts, urls: { fr: url } })
    await site.admin.query(
      `insert into estate.sections (site_id, page_id, locale, position, type, properties) values (1, $1, 'fr', 0, 'hero', $2)`,
      [id, JSON.stringify(properties)],
    )
    const page = await (await site.get(`/${url}`)).text()
    expect(page.includes('data-on-picture="true"')).toBe(isOver)
    expect(page).not.toContain(`MENU ${url}`)
  }
})

test('a link is in the menu and nowhere else, and leads there without a script', async () => {
  const site = await createTestSite()
  await addPage(site, { facts: { link_type: 'URL', link_url: 'https://example.com/club' } })
  const cart = { link_type: 'CART', is_fixed_on_right: true, position: -10 }
  await addPage(site, { facts: cart, urls: { fr: 'lien-panier', en: 'lien-panier' } })
  const home = await (await site.get('/')).text()
  expect(home).toMatch(/<a href="https:\/\/example\.com\/club"[^>]*>MENU essai<\/a>/)
  expect(home).toMatch(/<li class="relative ml-auto"><a [^>]*href="\/cart"[^>]*>MENU lien-panier<\/a>/)
  expect(await (await site.get('/en')).text()).toMatch(/href="\/en\/cart"[^>]*>MENU lien-panier</)
  for (const path of ['/essai', '/lien-panier', '/api/component/conf/essai'])
    expect((await site.get(path)).status).toBe(404)
  const map = await (await site.get('/sitemap.xml')).text()
  expect(map).not.toMatch(/essai|lien-panier/)
})

test('a choice of language leads to this very page in the others', async () => {
  const site = await createTestSite()
  await addPage(site, {})
  await addPage(site, { facts: { link_type: 'LANGUAGE' }, urls: { fr: 'langue', en: 'langue' } })
  const page = await (await site.get('/essai')).text()
  expect(page).toMatch(/<a href="\/en\/trial" hreflang="en"[^>]*>MENU langue<\/a><ul class="submenu/i)
})

test('pages below others are found by search engines too', async () => {
  const site = await createTestSite()
  const parent = await addPage(site, {})
  await addPage(site, { facts: { parent_id: parent }, urls: { fr: 'dessous', en: 'below' } })
  expect(await (await site.get('/sitemap.xml')).text()).toMatch(/<loc>[^<]+\/dessous<\/loc>/)
})
