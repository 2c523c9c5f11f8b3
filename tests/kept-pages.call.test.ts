import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { listenForChanges } from '#db/changes.ts'
import { DEMO_ESTATES } from '#db/demo/load-demo.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const french = {
  1: 'Des vins de tuffeau',
  2: 'Le temps, la pierre, le silence',
  3: 'La montagne, en bouteille',
} as const
const english = { 1: 'Wines of tuffeau', 2: 'Time, stone, silence', 3: 'The mountain, bottled' } as const

const site = (id: number) => ({ idSite: String(id) })
const text = async (answer: Promise<Response>) => (await answer).text()

/** Kept pages obey changes in the database as they do in a worker. */
async function obeying(): Promise<TestSite> {
  const running = await createTestSite()
  const onChange = (change: unknown) => {
    if (typeof change === 'object' && change !== null && 'site' in change) running.cache.dropSite(Number(change.site))
    else running.cache.dropAll()
  }
  const changes = await listenForChanges({ url: running.appUrl, onChange, onTrouble: () => {} })
  onTestFinished(() => changes.close())
  return running
}

test('a kept page costs no query', async () => {
  const { get, queries } = await createTestSite()
  await text(get('/'))
  const before = queries()
  for (let time = 0; time < 20; time++) expect((await get('/')).status).toBe(200)
  expect(queries()).toBe(before)
})

test('whatever is made up behind the address of a page, it is kept once', async () => {
  const { get, cache } = await createTestSite()
  const made = Array.from({ length: 12 }, (_, at) => `?search=${at}&page=${at}&colour=RED`)
  for (const page of ['/cookie-policy', '/notre-domaine', '/']) {
    const before = cache.size().pages
    for (const path of [page, ...made.map((query) => page + query)]) expect((await get(path)).status).toBe(200)
    expect(cache.size().pages - before).toBe(1)
  }
  const before = cache.size().pages
  for (const path of ['/cookie%2Dpolicy', '/%63ookie-policy']) expect((await get(path)).status).toBe(200)
  for (const path of ['/Nos-Vins', '/nos-VINS']) await get(path)
  expect(cache.size().pages).toBe(before)
})

test('two estates, two languages and two people never share a byte that is not theirs', async () => {
  const { get, admin } = await createTestSite()
  for (const { id } of DEMO_ESTATES) {
    await admin.query(
      `update estate.page_texts set title = title || ' MARK-' || site_id || '-' || locale where site_id = $1`,
      [id],
    )
  }
  const asks = DEMO_ESTATES.flatMap(({ id }) =>
    (['fr', 'en'] as const).flatMap((locale) =>
      ['', 'tokenOfAnne', 'tokenOfBruno'].map((token) => ({ id, locale, token, path: locale === 'fr' ? '/' : '/en' })),
    ),
  )
  // Three rounds at once: rendering together, from the cache, and with the noise of unkeyed headers and queries.
  for (const noise of ['', '', '?utm_source=x&token=y']) {
    await Promise.all(
      [...asks, ...asks].map(async ({ id, locale, token, path }) => {
        const headers = {
          ...site(id),
          ...(token ? { authorization: token, cookie: `token=${token}` } : {}),
          'x-forwarded-host': 'evil.example',
          'accept-language': 'de',
        }
        const html = await text(get(`${path}${noise}`, headers))
        const marks = new Set([...html.matchAll(/MARK-(\d)-(\w\w)/g)].map(([, siteId, lang]) => `${siteId}-${lang}`))
        expect([...marks]).toEqual([`${id}-${locale}`])
        expect(html).not.toMatch(/tokenOf|evil\.example|utm_source/)
      }),
    )
  }
})

test('each estate in each language, by host name', async () => {
  const { get } = await createTestSite()
  const base = new URL((await get('/')).url)
  const byHost = (host: string, path: string) =>
    new Promise<string>((resolve, reject) => {
      request({ host: base.hostname, port: base.port, path, headers: { host } }, (answer) => {
        let heard = ''
        answer.on('data', (chunk) => {
          heard += chunk
        })
        answer.on('end', () => resolve(heard))
      })
        .on('error', reject)
        .end()
    })
  for (const [id, host] of [
    [1, 'localhost'],
    [2, 'vitrine.localhost'],
    [3, 'coteaux.localhost'],
  ] as const) {
    expect(await byHost(host, '/')).toContain(french[id])
    expect(await byHost(host, '/en')).toContain(english[id])
  }
  expect(await byHost('unknown.example', '/')).toContain('Aucun site ne répond à cette adresse')
})

test('a change in the database shows on the next request, and only on its own site', async () => {
  const { get, admin, cache } = await obeying()
  await text(get('/', site(1)))
  await text(get('/', site(3)))
  await admin.query(`update estate.parameters set value = '#123456' where site_id = 1 and type = 'PRIMARY_COLOR'`)
  await expect.poll(() => cache.find(1, '/')).toBeUndefined()
  expect(cache.find(3, '/')).toBeDefined()
  expect(await text(get('/', site(1)))).toContain('--color-primary:#123456')
  expect(await text(get('/', site(3)))).not.toContain('#123456')
})

test('the same page in brotli, gzip and plain, and a 304 for who has it', async () => {
  const { get } = await createTestSite()
  const base = new URL((await get('/')).url)
  const raw = (encoding: string) =>
    new Promise<{ body: Buffer; headers: Record<string, unknown> }>((resolve) => {
      request(
        { host: base.hostname, port: base.port, path: '/', headers: { 'accept-encoding': encoding } },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk) => chunks.push(chunk))
          answer.on('end', () => resolve({ body: Buffer.concat(chunks), headers: answer.headers }))
        },
      ).end()
    })
  const [br, gzip, plain] = await Promise.all([raw('br'), raw('gzip'), raw('identity')])
  expect(brotliDecompressSync(br.body)).toEqual(plain.body)
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  expect(br.headers.vary).toBe('Accept-Encoding, idSite')

  const again = await get('/', { 'if-none-match': String(plain.headers.etag), 'accept-encoding': 'identity' })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('errors are never kept and say so to every cache', async () => {
  const { get, cache } = await createTestSite()
  const missing = await get('/en/no-such-page')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control')).toBe('private, no-store')
  expect(await missing.text()).toContain('This page could not be found')
  expect((await get('/pas-de-page/ici')).status).toBe(404)
  expect(cache.size().pages).toBe(0)
})

test('kept pages carry hashes, other pages a nonce of their own; no policy allows the rest', async () => {
  const { get } = await createTestSite()
  const kept = (await get('/')).headers.get('content-security-policy') ?? ''
  expect(kept).toMatch(/script-src 'self' 'sha256-/)
  expect(kept).not.toMatch(/nonce|unsafe/)
  const nonces = await Promise.all(
    ['/x', '/x'].map(async (path) => {
      const answer = await get(path)
      const [, nonce = ''] = /'nonce-(\w+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? []
      expect(await answer.text()).toContain(`nonce="${nonce}"`)
      return nonce
    }),
  )
  expect(new Set(nonces).size).toBe(2)
})

test('addresses that make no sense get a page, not a fault', async () => {
  const { get } = await createTestSite()
  const statuses = await Promise.all(
    ['/%00', '/%E0%A4%A', '/en/', '/a/b/c/d', '/.env', '/en%2F..%2Fx'].map(async (path) => (await get(path)).status),
  )
  expect(statuses).toEqual([400, 400, 301, 404, 404, 404])
})

test('an address that cannot be read is refused in the language it begins with', async () => {
  const { get } = await createTestSite()
  expect(await text(get('/en/%00'))).toContain('This page could not be found')
  expect(await text(get('/%00'))).toContain('Cette page est introuvable')
})

test('behind a trusted proxy that speaks https, browsers are told to stay with it', async () => {
  const { get } = await createTestSite({ trustProxy: 1 })
  const secure = { 'x-forwarded-proto': 'https' }
  for (const path of ['/', '/', '/nope', '/api/page']) {
    expect((await get(path, secure)).headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect((await get(path)).headers.get('strict-transport-security')).toBeNull()
  }
})
