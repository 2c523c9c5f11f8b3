import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { createTestApp } from './support/test-app.ts'
import { createTestSite } from './support/test-site.ts'

const OFFICE = { cookie: 'office=1' }
const SCRIPT = /<script type="module" src="(\/admin\/panel\/[^"]+)"><\/script>/

test('whoever works here gets the page of everyone and one script more; nobody else gets a byte of it', async () => {
  const { get } = await createTestSite()
  for (const path of ['/', '/en', '/notre-domaine', '/nos-vins']) {
    const before = await (await get(path)).text()
    const own = await get(path, OFFICE)
    const html = await own.text()
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('etag')).toBeNull()
    expect(own.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(html).toMatch(SCRIPT)
    expect(html.replace(SCRIPT, '')).toBe(before)
    const after = await get(path)
    expect([await after.text(), after.headers.get('cache-control')]).toEqual([
      before,
      'public, max-age=0, must-revalidate',
    ])
  }
})

test('what they ask for first is kept for everyone without it', async () => {
  const { get, cache } = await createTestSite()
  expect(await (await get('/cookie-policy', OFFICE)).text()).toMatch(SCRIPT)
  expect(cache.size().pages).toBe(1)
  expect(await (await get('/cookie-policy')).text()).not.toContain('/admin/')
})

test('a page that is made for one reader has it too; where one signs in, buys or pays there is none', async () => {
  const { get } = await createTestSite()
  expect(await (await get('/nous-contacter', OFFICE)).text()).toMatch(SCRIPT)
  for (const path of ['/auth', '/cart', '/cart/address', '/en/cart/payment', '/account', '/password/reset/ask'])
    expect([path, SCRIPT.test(await (await get(path, OFFICE)).text())]).toEqual([path, false])
})

test('files, data of pages and heads of answers are as they are', async () => {
  const { get } = await createTestSite()
  for (const path of ['/robots.txt', '/sitemap.xml', '/_root.data'])
    expect([path, await (await get(path, OFFICE)).text()]).toEqual([path, await (await get(path)).text()])
})

test('signing in marks the browsers of those who work here, and leaving takes the mark away', async () => {
  const { get } = await createTestSite()
  const { app } = await createTestApp()
  const marks = async (email: string) => {
    const payload = { email, password: DEMO_PASSWORD }
    const { headers } = await app.inject({ method: 'POST', url: '/api/login', payload })
    return [headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith('office='))
  }
  expect(await marks('admin@example.com')).toEqual(['office=1; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly'])
  expect(await marks('client@example.com')).toEqual([])
  const left = await app.inject({ method: 'POST', url: '/api/logout', payload: {} })
  expect([left.headers['set-cookie']].flat()).toContainEqual(expect.stringMatching(/^office=; Path=\/; Max-Age=0/))
  expect(await (await get('/', { cookie: 'office=' })).text()).not.toMatch(SCRIPT)
})

test('the script is a file of its own, small, and no file of the site names it', async () => {
  const { get } = await createTestSite()
  const [, address = ''] = SCRIPT.exec(await (await get('/', OFFICE)).text()) ?? []
  const script = await get(address)
  expect([script.status, script.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await script.text()).length).toBeLessThan(40_000)
  const assets = new URL('../build/site/client/assets/', import.meta.url)
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.filter((name) => readFileSync(new URL(name, assets), 'utf8').includes('admin/panel'))).toEqual([])
})
