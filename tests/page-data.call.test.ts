import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PageData } from '#ui/router/page-data.ts'
import { createTestSite } from './support/test-site.ts'

const PAGE_DATA = /<script id="page-data" type="application\/json">(.*?)<\/script>/s
const ASSETS = new URL('../build/site/client/assets/', import.meta.url)

const inDocument = (html: string) => JSON.parse(PAGE_DATA.exec(html)?.[1] ?? 'null') as PageData | null

test('scripts are told of a page what its document holds, and files that are there', async () => {
  const site = await createTestSite()
  const files = new Set(readdirSync(ASSETS))
  for (const [path, data] of [
    ['/', '/_root.data'],
    ['/en/nos-vins?colour=RED', '/en/nos-vins.data?colour=RED'],
    ['/wines/les-aubepines/1', '/wines/les-aubepines/1.data'],
    ['/nope', '/nope.data'],
  ] as const) {
    const [document, told] = [await site.get(path), await site.get(data)]
    expect([data, told.status, told.headers.get('content-type')]).toEqual([data, document.status, 'application/json'])
    const page = (await told.json()) as PageData
    expect(page).toEqual(inDocument(await document.text()))
    const named = [...page.matches.map(({ module }) => module), ...page.imports, ...page.styles]
    expect(named.filter((file) => !files.has(file.replace('/assets/', '')))).toEqual([])
  }
})

test('the data of a kept page is kept beside it, under its own address', async () => {
  const site = await createTestSite()
  await site.get('/nos-vins.data')
  expect(site.cache.find(1, '/nos-vins')).toBe(undefined)
  const kept = await site.get('/nos-vins.data')
  expect(kept.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(await (await site.get('/nos-vins')).text()).toContain('<!DOCTYPE html>')
})

test('where the server leads elsewhere scripts are told the place, and nobody keeps it', async () => {
  const site = await createTestSite()
  const told = await site.get('/account.data')
  expect([told.status, await told.json()]).toEqual([202, { to: '/auth?next=%2Faccount', isFile: false }])
  const file = await site.get('/robots.txt.data')
  expect(await file.json()).toEqual({ to: '/robots.txt', isFile: true })
  expect(site.cache.size().pages).toBe(0)
})

test('a refused form is answered with the page and what is wrong, an accepted one with where to go', async () => {
  const site = await createTestSite()
  const send = (fields: Record<string, string>) => site.postForm({ path: '/auth.data', fields })
  const refused = await send({ intent: 'login', email: 'client@example.com', password: 'wrong' })
  const { matches, actionData } = (await refused.json()) as PageData
  expect([refused.status >= 400, matches.at(-1)?.id]).toEqual([true, 'auth___fr'])
  expect(actionData).toMatchObject({ intent: 'login', values: { email: 'client@example.com' } })
  const accepted = await send({ intent: 'login', email: 'client@example.com', password: 'Demo-vin-2026!' })
  expect(await accepted.json()).toEqual({ to: '/account', isFile: false })
  expect(accepted.headers.getSetCookie().join()).toContain('token=')
})

test('text that closes a script does not get out of the page’s data', async () => {
  const site = await createTestSite()
  await site.admin.query(`update estate.page_texts set title = '</script><script>alert(1)</script>' where site_id = 1`)
  site.cache.dropAll()
  const html = await (await site.get('/notre-domaine')).text()
  expect(html).not.toContain('<script>alert(1)')
  expect(JSON.stringify(inDocument(html))).toContain('<script>alert(1)')
})

test('browsers get nothing of React Router', () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js') && !name.startsWith('manifest-'))
  const marked = scripts.filter((name) => /react-?router|remix/i.test(readFileSync(new URL(name, ASSETS), 'utf8')))
  expect(scripts.length).toBeGreaterThan(50)
  expect(marked).toEqual([])
})
