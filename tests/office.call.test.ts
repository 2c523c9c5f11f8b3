import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { signInTo } from './support/test-app.ts'
import { createTestDatabase } from './support/test-database.ts'
import { queueTestMail } from './support/test-mails.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const cookie = async (
  site: TestSite,
  { siteId, role }: { siteId: number; role: 'CUSTOMER' | 'ADMIN' | 'SUPER_ADMIN' },
) => ({
  cookie: `token=${await signInTo(site, { siteId, role })}`,
})

test('a visitor is led to the door of the site, in their language, and back to where they wanted', async () => {
  const site = await createTestSite()
  const ways = async (path: string, headers?: Record<string, string>) => {
    const answer = await site.get(path, headers)
    return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]
  }
  expect(await ways('/admin')).toEqual([302, '/auth?next=%2Fadmin', 'no-store'])
  expect(await ways('/admin/carriers/3?lang=en')).toEqual([
    302,
    '/en/auth?next=%2Fadmin%2Fcarriers%2F3%3Flang%3Den',
    'no-store',
  ])
  expect(await ways('/admin', { cookie: `token=${'x'.repeat(43)}` })).toEqual([302, '/auth?next=%2Fadmin', 'no-store'])
  const fields = { intent: 'login', email: 'admin@example.com', password: DEMO_PASSWORD, next: '/admin/carriers' }
  const signedIn = await site.postForm({ path: '/auth', fields })
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([302, '/admin/carriers'])
})

test('with scripts, signing in leads to the office as to a document of its own', async () => {
  const site = await createTestSite()
  const fields = { intent: 'login', email: 'admin@example.com', password: DEMO_PASSWORD, next: '/admin/carriers' }
  const answer = await site.postForm({ path: '/auth.data', fields })
  expect(await answer.json()).toEqual({ to: '/admin/carriers', isFile: true })
})

test('a customer and the administrator of another estate find no page; administrators of this one do', async () => {
  const site = await createTestSite()
  const status = async (headers: Record<string, string>) => (await site.get('/admin', headers)).status
  expect(await status(await cookie(site, { siteId: 1, role: 'CUSTOMER' }))).toBe(404)
  expect(await status(await cookie(site, { siteId: 3, role: 'ADMIN' }))).toBe(302)
  expect(await status({ ...(await cookie(site, { siteId: 3, role: 'ADMIN' })), idsite: '3' })).toBe(200)
  expect(await status(await cookie(site, { siteId: 1, role: 'ADMIN' }))).toBe(200)
  expect(await status(await cookie(site, { siteId: 1, role: 'SUPER_ADMIN' }))).toBe(200)
  const lost = await site.get('/admin', await cookie(site, { siteId: 1, role: 'CUSTOMER' }))
  expect(await lost.text()).toContain('Domaine de la Roche-Perrine')
})

test('a page of the estate that is called so does not stand before the office', async () => {
  const site = await createTestSite()
  await site.admin.query(`
    with page as (insert into estate.pages (site_id, position, cms_route) values (1, 90, 'admin') returning id)
    insert into estate.page_texts (site_id, page_id, locale, title, url, menu_title)
    select 1, id, 'fr', 'Administration', 'admin', 'Administration' from page`)
  await site.reload()
  const customer = await cookie(site, { siteId: 1, role: 'CUSTOMER' })
  for (const _ of ['made', 'kept']) expect((await site.get('/admin', customer)).status).toBe(200)
  const office = await site.get('/admin', await cookie(site, { siteId: 1, role: 'ADMIN' }))
  expect(await office.text()).toContain('csp-nonce')
})

test('outside the demo, an administrator without a second factor is led to where it is set up', async () => {
  const site = await createTestSite({ database: { ...(await createTestDatabase()), isDemo: false } })
  const answer = await site.get('/admin', await cookie(site, { siteId: 1, role: 'ADMIN' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account/second-factor'])
})

test('the page is nobody’s to keep, to frame or to add scripts to, and its nonce is new each time', async () => {
  const site = await createTestSite()
  const headers = await cookie(site, { siteId: 1, role: 'ADMIN' })
  const nonces = new Set<string>()
  for (const path of ['/admin', '/admin/carriers/3']) {
    const answer = await site.get(path, headers)
    const page = await answer.text()
    const policy = answer.headers.get('content-security-policy') ?? ''
    const nonce = /style-src 'self' 'nonce-(\w{32})'/.exec(policy)?.[1] ?? ''
    nonces.add(nonce)
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(page).toContain(`nonce="${nonce}"`)
    expect(page).not.toContain('__NONCE__')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'permissions-policy': expect.stringContaining('camera=(self)'),
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
    })
  }
  expect(nonces.size).toBe(2)
})

test('the language is that of the address, else the one chosen before, else the browser’s, else French', async () => {
  const site = await createTestSite()
  const { cookie: token } = await cookie(site, { siteId: 1, role: 'ADMIN' })
  const lang = async (path: string, headers: Record<string, string> = {}) => {
    const page = await (await site.get(path, { cookie: token, ...headers })).text()
    return /<html lang="(\w+)">/.exec(page)?.[1]
  }
  expect(await lang('/admin')).toBe('fr')
  expect(await lang('/admin', { 'accept-language': 'en-GB' })).toBe('en')
  expect(await lang('/admin', { 'accept-language': 'en', cookie: `${token}; locale=fr` })).toBe('fr')
  expect(await lang('/admin?lang=en', { cookie: `${token}; locale=fr` })).toBe('en')
})

test('a mail is shown to who may read mails, in a frame of ours that runs nothing', async () => {
  const site = await createTestSite()
  const id = await queueTestMail(site, { kind: 'EMAIL_TAKEN', mail: { facts: { firstname: 'Jeanne' } } })
  const path = `/admin/preview/mail/${id}`
  const shown = await site.get(path, await cookie(site, { siteId: 1, role: 'ADMIN' }))
  expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*sandbox allow-same-origin$/)
  expect(shown.headers.get('content-security-policy')).not.toContain('script')
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await shown.text()).toContain('Jeanne')
  const others = [
    {},
    await cookie(site, { siteId: 1, role: 'CUSTOMER' }),
    await cookie(site, { siteId: 3, role: 'ADMIN' }),
  ]
  for (const headers of others) expect((await site.get(path, headers)).status).toBe(404)
  const letter = '/admin/preview/letter/ORDER_READY?language=fr&closing=À%20bientôt'
  const framed = await site.get(letter, await cookie(site, { siteId: 1, role: 'ADMIN' }))
  expect(framed.headers.get('content-security-policy')).toBe(shown.headers.get('content-security-policy'))
  expect(await framed.text()).toContain('À bientôt')
  for (const headers of others) expect((await site.get(letter, headers)).status).toBe(404)
})

test('its files are kept for good, compressed beforehand, and none of them is a file of the public site', async () => {
  const site = await createTestSite()
  const files = readdirSync(new URL('../build/office/assets/', import.meta.url))
  const script = files.find((name) => /^index-.*\.js$/.test(name))
  const answer = await site.get(`/admin/assets/${script}`, { 'accept-encoding': 'br' })
  expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('cache-control')]).toEqual([
    200,
    'br',
    'public, max-age=31536000, immutable',
  ])
  expect((await site.get('/admin/assets/gone.js')).status).toBe(404)
  const folder = new URL('../build/site/client/assets/', import.meta.url)
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const marks = /react-admin|RaStore|MuiButton|Gestion du domaine/
  expect(scripts.filter((name) => marks.test(readFileSync(new URL(name, folder), 'utf8')))).toEqual([])
})
