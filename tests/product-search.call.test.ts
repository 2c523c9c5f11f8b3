import { expect, test } from 'vitest'
import { createTestSite, type TestSite } from './support/test-site.ts'

async function read({ get }: TestSite, { path, idSite = '1' }: { path: string; idSite?: string }) {
  const answer = await get(path, { idSite })
  const html = await answer.text()
  return { status: answer.status, html, isKept: answer.headers.has('etag'), headers: answer.headers }
}

const cardsOf = (html: string) => [...html.matchAll(/<article/g)].length

test('a search is answered with marked words, in the plural, and stays out of search engines', async () => {
  const site = await createTestSite()
  const { html, isKept } = await read(site, { path: '/products/search?search=saumur' })
  expect(html).toMatch(/<h1[^>]*>\d+ résultats pour «\ssaumur\s»/)
  expect(html).toMatch(/<mark[^>]*>Saumur<\/mark>/)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(/<form[^>]*action="\/products\/search"/)
  expect(html).toMatch(/<input[^>]*type="search"[^>]*name="search"[^>]*value="saumur"/)
  expect(html).toMatch(/<input type="hidden" name="search" value="saumur"/)
  expect(isKept).toBe(true)
})

test('what was searched for is shown as text, never as markup', async () => {
  const site = await createTestSite()
  const { html } = await read(site, {
    path: `/products/search?search=${encodeURIComponent('<script>alert(1)</script>')}`,
  })
  expect(html).not.toContain('<script>alert(1)')
  expect(html).toContain('&lt;script&gt;')
})

test('a search that finds nothing leads to families and wines, and is not kept', async () => {
  const site = await createTestSite()
  const { html, isKept, status } = await read(site, { path: '/products/search?search=xyzzyqk' })
  expect(status).toBe(200)
  expect(html).toMatch(/<h1[^>]*>Aucun résultat pour «\sxyzzyqk\s»/)
  expect(html).toContain('href="/nos-vins#rouges"')
  expect(cardsOf(html)).toBe(4)
  expect(isKept).toBe(false)
})

test('without words the page asks for some, and is kept', async () => {
  const site = await createTestSite()
  const { html, isKept } = await read(site, { path: '/products/search' })
  expect(html).toMatch(/<h1[^>]*>Que cherchez-vous\s\?/)
  expect(cardsOf(html)).toBe(4)
  expect(isKept).toBe(true)
})

test('the search itself can be narrowed', async () => {
  const site = await createTestSite()
  const all = await read(site, { path: '/products/search?search=loire' })
  const rose = await read(site, { path: '/products/search?search=loire&colour=ROSE' })
  expect(cardsOf(rose.html)).toBeGreaterThan(0)
  expect(cardsOf(rose.html)).toBeLessThan(cardsOf(all.html))
})

test('an estate that only shows itself has no search', async () => {
  const site = await createTestSite()
  const { status, headers } = await read(site, { path: '/products/search?search=vin', idSite: '2' })
  expect([status, headers.get('location')]).toEqual([302, '/'])
  expect((await read(site, { path: '/', idSite: '2' })).html).not.toContain('/products/search')
  expect((await read(site, { path: '/' })).html).toContain('href="/products/search"')
})

test('a wine that was looked for by the table says so under its appellation', async () => {
  const site = await createTestSite()
  const { html } = await read(site, { path: '/products/search?search=poisson' })
  const text = html.replaceAll(/<[^>]*>/g, '')
  expect(text).toMatch(/La PerrineSaumur blanc\nAccord\s: poisson/)
  expect(html).toMatch(/<mark[^>]*>poisson<\/mark>/)
  const english = await read(site, { path: '/en/products/search?search=cheese' })
  expect(english.html.replaceAll(/<[^>]*>/g, '')).toContain('Saumur-Champigny\nPairing: cheese')
  expect((await read(site, { path: '/products/search?search=saumur' })).html).not.toContain('Accord\u00a0:')
})

test('whoever looks for champagne is told what he sees instead', async () => {
  const site = await createTestSite()
  const { html } = await read(site, { path: '/products/search?search=Champagne' })
  expect(html).toMatch(/Le nom «\schampagne\s» appartient à une autre région/)
  expect(cardsOf(html)).toBeGreaterThanOrEqual(3)
})
