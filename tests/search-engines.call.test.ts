import { expect, test } from 'vitest'
import { createTestSite } from './support/test-site.ts'

const site = (id: number) => ({ idSite: String(id) })

test('a page names its own address and its other languages', async () => {
  const { get } = await createTestSite()
  const html = await (await get('/en/nos-vins', site(1))).text()
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/en/nos-vins"/>')
  expect(html).toContain('<link rel="alternate" hrefLang="fr" href="http://localhost:3000/nos-vins"/>')
  expect(html).toContain('<link rel="alternate" hrefLang="en" href="http://localhost:3000/en/nos-vins"/>')
  expect(html).toContain('<link rel="alternate" hrefLang="x-default" href="http://localhost:3000/nos-vins"/>')
  expect(html).toContain('<meta property="og:locale" content="en_GB"/>')
})

test('all of a page stands in its place before any script, its foot too, however long it is', async () => {
  const { get } = await createTestSite()
  for (const path of ['/', '/notre-domaine', '/nos-vins', '/nos-vins?colour=NONE', '/auth', '/nowhere/at/all']) {
    const html = await (await get(path, site(1))).text()
    expect([path, html.includes('<div hidden id="S:')]).toEqual([path, false])
    expect([path, html.indexOf('/withdrawal"') > html.indexOf('<footer')]).toEqual([path, true])
  }
})

test('the estate’s own description of a page wins over the page’s', async () => {
  const { get, admin } = await createTestSite()
  await admin.query(
    `update estate.parameters set value = 'Trois vins de montagne' where site_id = 3 and type = 'META_DESCRIPTION_WINES'`,
  )
  const html = await (await get('/nos-vins', site(3))).text()
  expect(html).toContain('<meta name="description" content="Trois vins de montagne"/>')
  expect(html).toContain('Altesse, persan, mondeuse')
})

test('the sitemap lists the pages of its own site in all its languages, and is kept', async () => {
  const { get, admin, cache } = await createTestSite()
  await admin.query(`update estate.site_settings set locales = '{fr}' where site_id = 2`)
  const first = await (await get('/sitemap.xml', site(1))).text()
  const single =
    /<loc>http:\/\/localhost:3000(?!(\/en)?\/(wines|products|actualites|blog|albums|service|evenements)\/)/g
  expect(first.match(single)).toHaveLength(34)
  expect(first).toContain('<loc>http://localhost:3000/en/nous-contacter</loc>')
  expect(first).not.toContain('vitrine')
  const second = await get('/sitemap.xml', site(2))
  expect(second.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect((await second.text()).match(/<loc>http:\/\/vitrine\.localhost:3000/g)).toHaveLength(18)
  expect(cache.size().pages).toBe(2)
})

test('the sitemap dates what was changed by the day it was changed, not by that of the server', async () => {
  const { get, admin, cache } = await createTestSite()
  const days = { products: '2024-03-01', pages: '2024-03-02', services: '2024-03-03', elements: '2024-03-04' }
  for (const [table, day] of Object.entries(days)) {
    await admin.query(`update estate.${table} set updated_at = '${day}T10:00:00Z' where site_id = 1`)
  }
  await admin.query(`update estate.products set updated_at = '2025-06-07T08:00:00Z' where site_id = 1 and id = 3`)
  await admin.query(`update estate.products set updated_at = null where site_id = 1 and id = 2`)
  cache.dropSite(1)
  const xml = await (await get('/sitemap.xml', site(1))).text()
  const dateOf = (path: string) =>
    new RegExp(`<loc>http://localhost:3000${path}[^<]*</loc>(?:<lastmod>([^<]*)</lastmod>)?`).exec(xml)?.[1]
  expect(dateOf('/wines/les-aubepines/1')).toBe('2024-03-01T10:00:00.000Z')
  expect(dateOf('/en/wines/la-perrine/3')).toBe('2025-06-07T08:00:00.000Z')
  expect(dateOf('/wines/clos-du-puits/2')).toBeUndefined()
  expect(dateOf('/notre-domaine')).toBe('2024-03-02T10:00:00.000Z')
  // A list is as new as the newest on it.
  expect(dateOf('/nos-vins')).toBe('2025-06-07T08:00:00.000Z')
  expect(dateOf('/service/')).toBe('2024-03-03T10:00:00.000Z')
  expect(dateOf('/evenements/')).toBe('2024-03-04T10:00:00.000Z')
  expect(dateOf('/legal')).toBeUndefined()
})

test('robots are led to the sitemap, and away from a site under construction', async () => {
  const { get, admin, cache } = await createTestSite()
  expect(await (await get('/robots.txt', site(3))).text()).toContain(
    'Sitemap: http://coteaux.localhost:3000/sitemap.xml',
  )
  await admin.query('update estate.site_settings set is_building = true where site_id = 3')
  cache.dropSite(3)
  expect(await (await get('/robots.txt', site(3))).text()).toBe('User-agent: *\nDisallow: /\n')
})

test('errors have no address of their own to offer', async () => {
  const { get } = await createTestSite()
  expect(await (await get('/pas-de-page')).text()).not.toContain('rel="canonical"')
})
