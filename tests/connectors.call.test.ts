import { expect, onTestFinished, test } from 'vitest'
import { listenForChanges } from '#db/changes.ts'
import { configure } from './support/configure-app.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const site = (id: number) => ({ idSite: String(id) })
const MATOMO = { url: 'https://stats.domaine.fr/matomo/', siteId: '4', apiSecret: 'sesame-matomo' }
const PIXEL = { pixelId: '1234567', accessToken: 'sesame-pixel' }

/** The estates with no service of others, whatever the demo gives them. */
async function quietSite(): Promise<TestSite> {
  const running = await createTestSite()
  await running.admin.query('delete from estate.external_apps')
  return running
}

const policyOf = async (answer: Promise<Response>) => (await answer).headers.get('content-security-policy') ?? ''

/** What a policy names besides our own, by directive. */
function hostsIn(policy: string): Record<string, string[]> {
  const entries = policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources.filter((source) => source.startsWith('http'))] as const
  })
  return Object.fromEntries(entries.filter(([, hosts]) => hosts.length > 0))
}

test('a site without connectors names no other host', async () => {
  const { get } = await quietSite()
  for (const path of ['/', '/en', '/notre-domaine', '/nope']) {
    expect(hostsIn(await policyOf(get(path)))).toEqual({})
  }
})

test('the hosts of a site’s own services, on kept and fresh pages alike, and on no other site', async () => {
  const { get, admin } = await quietSite()
  await configure(admin, { siteId: 1, app: 'MATOMO', config: MATOMO })
  await configure(admin, { siteId: 3, app: 'FACEBOOK_PIXEL', config: PIXEL })
  const stats = ['https://stats.domaine.fr']
  for (const path of ['/', '/', '/en', '/notre-domaine', '/nope']) {
    const hosts = hostsIn(await policyOf(get(path, site(1))))
    expect(hosts).toEqual({ 'script-src': stats, 'connect-src': stats, 'img-src': stats })
    expect(hostsIn(await policyOf(get(path, site(2))))).toEqual({})
    expect(hostsIn(await policyOf(get(path, site(3))))).toEqual({
      'script-src': ['https://connect.facebook.net'],
      'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
      'img-src': ['https://www.facebook.com'],
    })
  }
})

test('no other host where one signs in, orders or keeps an account, however the address is spelled', async () => {
  const { get, admin } = await quietSite()
  await configure(admin, { siteId: 1, app: 'MATOMO', config: MATOMO })
  const paths = [
    '/auth',
    '/account/orders',
    '/cart/payment',
    '/order/success',
    '/password/reset/x',
    '/en/cart',
    '/EN/cart',
  ]
  for (const path of [...paths, '/CART', '/%63art', '/en/%61ccount']) {
    expect([path, hostsIn(await policyOf(get(path)))]).toEqual([path, {}])
  }
})

test('a service that is switched off or half configured is neither named nor shown', async () => {
  const { get, admin } = await quietSite()
  await configure(admin, { siteId: 1, app: 'MATOMO', config: MATOMO })
  await configure(admin, { siteId: 1, app: 'GA4', config: { measurementId: 'nonsense' } })
  await admin.query(`update estate.external_apps set is_active = false where app = 'MATOMO'`)
  const answer = await get('/')
  expect(hostsIn(answer.headers.get('content-security-policy') ?? '')).toEqual({})
  expect(await answer.text()).not.toMatch(/MATOMO|GA4|nonsense/)
})

test('a service that the estate adds or drops shows in the policy of the next request', async () => {
  const { get, admin, cache, appUrl } = await quietSite()
  const changes = await listenForChanges({ url: appUrl, onChange: () => cache.dropAll(), onTrouble: () => {} })
  onTestFinished(() => changes.close())
  expect(hostsIn(await policyOf(get('/')))).toEqual({})
  await configure(admin, { siteId: 1, app: 'MATOMO', config: MATOMO })
  await expect.poll(() => cache.find(1, '/')).toBeUndefined()
  expect(Object.keys(hostsIn(await policyOf(get('/'))))).toEqual(['script-src', 'img-src', 'connect-src'])
  await admin.query('delete from estate.external_apps')
  await expect.poll(() => cache.find(1, '/')).toBeUndefined()
  expect(hostsIn(await policyOf(get('/')))).toEqual({})
})

test('a server’s name cannot smuggle anything into the policy', async () => {
  const { get, admin, cache } = await quietSite()
  const plain = await policyOf(get('/nope'))
  for (const url of ['https://*', "https://a.fr;script-src'unsafe-inline'", 'https://a.fr,b.fr', 'https://*.fr']) {
    await configure(admin, { siteId: 1, app: 'MATOMO', config: { url, siteId: '1' } })
    cache.dropAll()
    const withoutNonce = (policy: string) => policy.replace(/nonce-\w+/g, '')
    expect(withoutNonce(await policyOf(get('/nope')))).toBe(withoutNonce(plain))
    expect(hostsIn(await policyOf(get('/')))).toEqual({})
  }
})

test('pages and their data carry what everybody may know of a connector, and no secret', async () => {
  const { get, admin } = await quietSite()
  await configure(admin, { siteId: 1, app: 'MATOMO', config: MATOMO })
  await configure(admin, {
    siteId: 1,
    app: 'PRODUCT_FILE_GENERATOR',
    config: { model: 'classique', licence: 'sesame-licence' },
  })
  for (const path of ['/', '/en', '/notre-domaine', '/nope', '/_root.data', '/notre-domaine.data']) {
    const text = await (await get(path)).text()
    expect([path, text.includes('sesame')]).toEqual([path, false])
  }
  const home = await (await get('/')).text()
  expect(home).toContain('stats.domaine.fr/matomo')
  expect(home).not.toContain('PRODUCT_FILE_GENERATOR')
})

test('the page itself loads nothing of a connector and sets no cookie', async () => {
  const { get, admin } = await quietSite()
  await configure(admin, { siteId: 1, app: 'MATOMO', config: MATOMO })
  const answer = await get('/')
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(await answer.text()).not.toMatch(/(src|href)="https:\/\/stats/)
})

test('an estate that asks about cookies only where it must asks nothing, until it connects a service', async () => {
  const { get, admin } = await quietSite()
  const quiet = `update estate.parameters set value = 'false' where site_id = $1 and type = 'CONSENT_BANNER_ALWAYS'`
  for (const id of [1, 3]) await admin.query(quiet, [id])
  await configure(admin, { siteId: 3, app: 'FACEBOOK_PIXEL', config: PIXEL })
  const asks = async (id: number) => {
    const page = await (await get('/', site(id))).text()
    return ['id="consent"', 'data-asks=', 'data-choices'].map((mark) => page.includes(mark))
  }
  expect(await asks(1)).toEqual([false, false, false])
  expect(await asks(3)).toEqual([true, true, true])
})
