import { expect, test } from 'vitest'
import { checkoutWords } from '#words/checkout/words.ts'
import { createObeyingSite } from './support/obeying-site.ts'
import { signInTo } from './support/test-app.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const PATHS = ['/cart', '/cart/address', '/cart/shipping', '/cart/payment'] as const
const site = (id: number, more: Record<string, string> = {}) => ({ idSite: String(id), ...more })
const BY_NO_BROWSER = 'private, no-store'

async function cookieOfCustomer(running: TestSite): Promise<string> {
  return `token=${await signInTo(running, { siteId: 1, role: 'CUSTOMER' })}`
}

test.each(PATHS)('%s is made once for each estate and language, whoever asks', async (path) => {
  const running = await createTestSite()
  const cookie = await cookieOfCustomer(running)
  const made = new Set<string>()
  for (const id of [1, 3]) {
    for (const localized of [path, `/en${path}`]) {
      const first = await running.get(localized, site(id, id === 1 ? { cookie } : {}))
      const told = ['cache-control', 'etag'].map((name) => first.headers.get(name))
      expect([first.status, ...told]).toEqual([200, BY_NO_BROWSER, null])
      const html = await first.text()
      const before = running.queries()
      for (const headers of [{}, { cookie: 'token=unknown' }, { cookie: 'cartId=x; locale=en' }]) {
        expect(await (await running.get(`${localized}?utm_source=x`, site(id, headers))).text()).toBe(html)
      }
      expect(running.queries()).toBe(before)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      made.add(html)
    }
  }
  expect(made.size).toBe(4)
})

test('nothing of who is signed in stands in them, and they leave nothing in a browser', async () => {
  const running = await createTestSite()
  const cookie = await cookieOfCustomer(running)
  const { rows } = await running.admin.query(
    `select users.email from estate.sessions join estate.users on (users.site_id, users.id) = (sessions.site_id, sessions.user_id)`,
  )
  expect(rows).not.toEqual([])
  for (const path of PATHS) {
    const answer = await running.get(path, site(1, { cookie }))
    const html = await answer.text()
    expect([path, answer.headers.get('set-cookie')]).toEqual([path, null])
    for (const { email } of rows) expect(html).not.toContain(email)
  }
})

test('the steps fetch their scripts now, the cart with a cart, and neither before the page stands', async () => {
  const { get } = await createTestSite()
  for (const path of PATHS) {
    const html = await (await get(path)).text()
    const [, lives] = /<html[^>]* data-lives="(\w+)"/.exec(html) ?? []
    expect([path, lives]).toEqual([path, path === '/cart' ? 'cart' : 'now'])
    expect(html).toMatch(/<html data-sleeps="" /)
    expect(html).not.toContain('rel="modulepreload"')
  }
})

test.each([
  ['PRIMARY_COLOR', '/cart', '#123456'],
  ['SHIPPING_MESSAGE', '/cart/shipping', 'Rien avant lundi'],
  ['WITHDRAWAL_DAYS', '/cart/payment', '23'],
])('a change of %s shows on the next %s, and at no other estate', async (type, path, value) => {
  const { get, change } = await createObeyingSite()
  const text = async (id: number) => (await get(path, site(id))).text()
  const [before, others] = [await text(1), await text(3)]
  await change({
    sql: 'update estate.parameters set value = $2 where site_id = 1 and type = $1',
    values: [type, value],
  })
  const after = await text(1)
  expect(after).not.toBe(before)
  expect(after).toContain(value)
  expect(await text(3)).toBe(others)
})

test('what tells of an order is made for who asks, and kept by nobody', async () => {
  const { get, cache } = await createTestSite()
  for (const path of ['/order/success', '/order/cancel', '/order/error', '/cart/success', '/order/cawl/result']) {
    const answer = await get(path)
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'private, no-store'])
    await answer.text()
  }
  expect(cache.size().pages).toBe(0)
})

test('a site that is being built, and one that sells nothing, keep none of them', async () => {
  const running = await createObeyingSite()
  const { get, cache, change } = running
  const admin = `token=${await signInTo(running, { siteId: 1, role: 'ADMIN' })}`
  await change({ sql: 'update estate.site_settings set is_building = true where site_id = 1' })
  for (const path of PATHS) {
    expect((await get(path, site(1, { cookie: admin }))).status).toBe(200)
    expect((await get(path, site(1))).status).toBe(503)
    const showcase = await get(path, site(2))
    expect([showcase.status, showcase.headers.get('location')]).toEqual([302, '/'])
  }
  expect(cache.size().pages).toBe(0)
})

test('the first step is drawn as most will see it, to be looked at only, and without a day of its own', async () => {
  const { get } = await createTestSite()
  const html = await (await get('/cart/address')).text()
  const [, classes = '', form = ''] =
    /<fieldset role="presentation" disabled="" class="([^"]*)">(.*)<\/fieldset>/s.exec(html) ?? []
  expect(classes.split(' ')).toEqual(expect.arrayContaining(['step-preview', 'noscript:hidden']))
  expect(form).toContain(checkoutWords.fr.address.how)
  expect(form).toMatch(/<input[^>]*name="deliveryType"/)
  expect(form).toMatch(/<input[^>]*type="date"/)
  expect(form).not.toMatch(/ max="\d{4}-/)
})
