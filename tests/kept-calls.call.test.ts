import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { KeptCall } from '#api/http/kept-call.ts'
import { createSiteCache } from '#site/server/site-cache.ts'
import { createObeyingSite } from './support/obeying-site.ts'
import { signInTo } from './support/test-app.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const LIST = '/api/v2/product?nbItem=5'
const OPEN = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync } as const

interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
}

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** As it crosses the wire. */
function ask({ base }: TestSite, { path, method = 'GET', headers = {} }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`${base}${path}`, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** All that answers say beside their moment and their own number. */
function lasting({ headers: { date: _, 'x-request-id': own, ...headers } }: Answer) {
  expect(own).toMatch(/^[0-9a-f-]{36}$/)
  return headers
}

test('a kept call costs no query', async () => {
  const site = await createTestSite()
  await ask(site, { path: LIST })
  const before = site.queries()
  for (let time = 0; time < 20; time++) expect((await ask(site, { path: LIST })).status).toBe(200)
  expect(site.queries()).toBe(before)
})

test.each([LIST, '/api/language', '/api/countries', '/api/parameter?nbItem=10', '/api/site/info'])(
  '%s has the same headers from memory as when it is made, for whom it is made, in every encoding',
  async (path) => {
    const site = await createTestSite()
    const token = await signInTo(site, { siteId: 1, role: 'CUSTOMER' })
    for (const encoding of ['identity', 'gzip', 'br', 'gzip, deflate, br, zstd']) {
      const headers = { 'accept-encoding': encoding }
      site.cache.dropAll()
      const made = await ask(site, { path, headers })
      const kept = await ask(site, { path, headers })
      const own = await ask(site, { path, headers: { ...headers, authorization: token } })
      expect(lasting(kept)).toEqual(lasting(made))
      expect(lasting(own)).toEqual(lasting(made))
      expect(kept.headers['x-request-id']).not.toBe(made.headers['x-request-id'])
      expect(kept.body).toEqual(made.body)
      expect(own.body).toEqual(made.body)
      const head = await ask(site, { path, method: 'HEAD', headers })
      expect([lasting(head), head.body.length]).toEqual([lasting(made), 0])
    }
  },
)

test('behind a trusted proxy that speaks https, a kept call says to stay with it', async () => {
  const site = await createTestSite({ trustProxy: 1 })
  const headers = { 'x-forwarded-proto': 'https' }
  for (const _ of ['made', 'kept']) {
    expect((await ask(site, { path: LIST, headers })).headers['strict-transport-security']).toBe('max-age=31536000')
  }
})

test('an answer of whatever length is kept', async () => {
  const site = await createTestSite()
  for (const search of ['375', '3750', '37500', '49400', 'saumur']) {
    const { status, body } = await ask(site, { path: `/api/cities/${search}/250` })
    expect([search, status, body.length > 0]).toEqual([search, 200, true])
  }
  expect(site.cache.calls.size().pages).toBe(5)
})

test('compressed or not it says the same', async () => {
  const site = await createTestSite()
  const plain = await ask(site, { path: LIST })
  for (const encoding of ['zstd', 'br', 'gzip'] as const) {
    const sent = await ask(site, { path: LIST, headers: { 'accept-encoding': encoding } })
    expect(sent.headers['content-encoding']).toBe(encoding)
    expect(OPEN[encoding](sent.body)).toEqual(plain.body)
  }
})

test('who has it already is told so, made or kept', async () => {
  const site = await createTestSite()
  const { headers } = await ask(site, { path: LIST })
  const known = { 'if-none-match': String(headers.etag) }
  const kept = await ask(site, { path: LIST, headers: known })
  site.cache.dropAll()
  const made = await ask(site, { path: LIST, headers: known })
  expect([kept.status, kept.body.length]).toEqual([304, 0])
  expect([made.status, lasting(made)]).toEqual([304, lasting(kept)])
  expect((await ask(site, { path: LIST, headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('estates and languages never share an answer', async () => {
  const site = await createTestSite()
  const name = async (headers: Record<string, string>) => {
    const { body } = await ask(site, { path: '/api/page', headers })
    return JSON.stringify(JSON.parse(body.toString()).data.pages)
  }
  const asks = [1, 2, 3].flatMap((id) => ['fr_FR', 'en_GB'].map((userLang) => ({ idSite: String(id), userLang })))
  const made = await Promise.all(asks.map(name))
  expect(new Set(made).size).toBe(6)
  expect(await Promise.all(asks.map(name))).toEqual(made)
  expect(await name({ idSite: '1', cookie: 'locale=en' })).toBe(made[1])
  const byHost = await Promise.all(
    ['localhost', 'vitrine.localhost', 'coteaux.localhost'].map((host) => name({ host })),
  )
  expect(byHost).toEqual([made[0], made[2], made[4]])
  expect((await ask(site, { path: '/api/page', headers: { host: 'unknown.example' } })).status).toBe(404)
})

test('who shows a session is answered anew and leaves nothing behind', async () => {
  const site = await createTestSite()
  const token = await signInTo(site, { siteId: 1, role: 'CUSTOMER' })
  for (const headers of [{ authorization: token }, { cookie: `a=b; token=${token}` }, { cookie: 'token=unknown' }]) {
    expect((await ask(site, { path: LIST, headers })).status).toBe(200)
    expect(site.cache.calls.size().pages).toBe(0)
  }
  await ask(site, { path: LIST })
  const before = site.queries()
  await ask(site, { path: LIST, headers: { cookie: 'consent=none; locale=fr' } })
  expect(site.queries()).toBe(before)
  await ask(site, { path: LIST, headers: { cookie: `token=${token}` } })
  expect(site.queries()).toBeGreaterThan(before)
})

test('what belongs to a caller is never kept', async () => {
  const site = await createTestSite()
  for (const path of ['/api/logged', '/api/user', '/api/popup/1', '/api/order-back']) await ask(site, { path })
  expect(site.cache.calls.size().pages).toBe(0)
})

test('what is refused is not kept', async () => {
  const site = await createTestSite()
  const paths = [
    [`${LIST}&unknown=1`, 400],
    ['/api/v2/product?nbItem=-1', 400],
    ['/api/v2/product/999999', 404],
    ['/api/v2/product/', 400],
    ['/api/no-such-call', 404],
  ] as const
  for (const [path, status] of [...paths, ...paths]) expect((await ask(site, { path })).status).toBe(status)
  const headers = { 'idempotency-key': 'no key' }
  await ask(site, { path: LIST })
  expect((await ask(site, { path: LIST, headers })).status).toBe(400)
  expect(site.cache.calls.size().pages).toBe(1)
})

test('the order of parameters and their spelling make no second answer', async () => {
  const site = await createTestSite()
  for (const query of ['nbItem=5&search=ros%C3%A9', 'search=ros%c3%a9&nbItem=5', 'search=%72os%C3%A9&nbItem=5']) {
    expect((await ask(site, { path: `/api/v2/product?${query}` })).status).toBe(200)
  }
  expect(site.cache.calls.size().pages).toBe(1)
})

test('whatever is made up, what is kept stays within its bytes', async () => {
  const site = await createTestSite({ cache: createSiteCache<KeptCall>(400_000) })
  await ask(site, { path: '/api/language' })
  for (let at = 0; at < 60; at++) await ask(site, { path: `/api/v2/product?nbItem=5&search=x${at}` })
  expect(site.cache.calls.size().bytes).toBeLessThanOrEqual(100_000)
  const before = site.queries()
  await ask(site, { path: '/api/language' })
  expect(site.queries()).toBe(before)
})

test('while changes are not heard, nothing is answered from memory', async () => {
  let isListening = true
  const site = await createTestSite({ isListening: () => isListening })
  await ask(site, { path: LIST })
  isListening = false
  const { body } = await ask(site, { path: LIST })
  await site.admin.query(`update estate.declinations set fixed_price_cents = 4321 where site_id = 1`)
  expect((await ask(site, { path: LIST })).body).not.toEqual(body)
})

test('a price, a parameter and a text show on the next request, in every language and at no other estate', async () => {
  const site = await createObeyingSite()
  const all = [1, 3].flatMap((id) => ['fr', 'en'].map((userLang) => ({ idSite: String(id), userLang })))
  const answers = (path: string) => Promise.all(all.map(async (headers) => (await ask(site, { path, headers })).body))
  const changes = [
    { path: LIST, sql: `update estate.declinations set fixed_price_cents = 4321 where site_id = 1` },
    {
      path: '/api/parameter?nbItem=10',
      sql: `update estate.parameters set value = 'changed' where site_id = 1`,
    },
    { path: '/api/page', sql: `update estate.page_texts set title = title || ' new' where site_id = 1` },
  ]
  for (const { path, sql } of changes) {
    const before = await answers(path)
    await site.change({ sql })
    const after = await answers(path)
    const changed = after.map((body, at) => !body.equals(before[at] ?? Buffer.alloc(0)))
    expect([path, ...changed]).toEqual([path, true, true, false, false])
  }
})

test('a site that is being built shows visitors nothing that was kept, nor what its administrators have asked', async () => {
  const site = await createObeyingSite()
  const token = await signInTo(site, { siteId: 1, role: 'ADMIN' })
  await ask(site, { path: LIST })
  await site.change({ sql: 'update estate.site_settings set is_building = true where site_id = 1' })
  expect((await ask(site, { path: LIST, headers: { authorization: token } })).status).toBe(200)
  expect((await ask(site, { path: LIST })).status).toBe(503)
})

test('kept calls count for the limit of a place', async () => {
  const site = await createTestSite({ trustProxy: 1 })
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const statuses = new Map<number, number>()
  for (let round = 0; round < 41; round++) {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        site.get('/api/language', headers).then(async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        }),
      ),
    )
    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect([...statuses]).toEqual([
    [200, 1_200],
    [429, 30],
  ])
  expect((await site.get('/api/language', { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200)
})
