import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const OPEN = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync } as const

interface Asked {
  path: string
  accepts?: string
  body?: object
}

/** As it crosses the wire. */
function ask({ base }: TestSite, { path, accepts, body }: Asked) {
  const headers = {
    ...(accepts ? { 'accept-encoding': accepts } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  }
  return new Promise<{ bytes: Buffer; encoding: string | undefined; vary: string | undefined }>((resolve, reject) => {
    const asked = request(`${base}${path}`, { method: body ? 'POST' : 'GET', headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => {
        const { 'content-encoding': encoding, vary } = answer.headers
        resolve({ bytes: Buffer.concat(chunks), encoding, vary })
      })
    })
    asked.on('error', reject)
    asked.end(body ? JSON.stringify(body) : undefined)
  })
}

/** What differs from one render to the next. */
const withoutNonce = (html: Buffer) => html.toString().replace(/[0-9a-f]{32}/g, '')

test.each(['/auth', '/api/v2/product?nbItem=24', '/api/docs'])(
  '%s is made small in whatever way the caller takes, and says the same',
  async (path) => {
    const site = await createTestSite()
    const plain = await ask(site, { path })
    expect(plain.encoding).toBeUndefined()
    for (const encoding of ['zstd', 'br', 'gzip'] as const) {
      const sent = await ask(site, { path, accepts: encoding })
      expect([sent.encoding, sent.vary]).toEqual([encoding, 'Accept-Encoding'])
      expect(sent.bytes.length).toBeLessThan(plain.bytes.length / 2.5)
      expect(withoutNonce(OPEN[encoding](sent.bytes))).toBe(withoutNonce(plain.bytes))
    }
  },
)

test('a short answer, and one that opens a session, is sent as it is', async () => {
  const site = await createTestSite()
  const accepts = 'gzip, deflate, br, zstd'
  expect((await ask(site, { path: '/api/logged', accepts })).encoding).toBeUndefined()
  const body = { email: 'client@example.com', password: DEMO_PASSWORD }
  expect((await ask(site, { path: '/api/login', accepts, body })).encoding).toBeUndefined()
})
