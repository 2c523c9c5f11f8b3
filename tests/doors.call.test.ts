import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createTestSite, type TestSite } from './support/test-site.ts'

/** What a browser would tidy up before it asks is asked as it is written here. */
async function headOf(site: TestSite, target: string): Promise<string> {
  const socket = site.connect()
  socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  return String(await once(socket, 'data')).split('\r\n\r\n')[0] ?? ''
}

test('no address of ours leads to another site', async () => {
  const site = await createTestSite()
  for (const target of ['//evil.example?from=x', '/\\evil.example?from=x', '/fr/\\evil.example', '//evil.example']) {
    const head = await headOf(site, target)
    expect([target, /location: (.*)/i.exec(head)?.[1]]).toEqual([target, '/evil.example'])
  }
})

test('a legal text in capitals leads to its one address', async () => {
  const { get } = await createTestSite()
  const answers = await Promise.all(['/LEGAL-NOTICE', '/en/Cookie-Policy'].map((path) => get(path)))
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [301, '/legal-notice'],
    [301, '/en/cookie-policy'],
  ])
})

test('under /api what is unknown is told as the API tells everything, in both languages, and is no fault', async () => {
  const log: string[] = []
  const site = await createTestSite({ log: { write: (line) => void log.push(line) } })
  const ask = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${site.base}${path}`, init)
    return [answer.status, await answer.json(), answer.headers.get('allow')]
  }
  const en = { userlang: 'en' }
  const unknown = { success: false, data: null, code: 'call-unknown' }
  for (const path of ['/api', '/api/', '/api/nothing', '/api/parameter/x/y']) {
    expect(await ask(path, {})).toEqual([404, { ...unknown, message: 'Cette adresse n’existe pas.' }, null])
    const [status, envelope] = await ask(path, {
      method: 'POST',
      headers: en,
      body: new Blob(['<x>'], { type: 'a/b' }),
    })
    expect([status, envelope]).toEqual([404, { ...unknown, message: 'This address does not exist.' }])
  }
  const [status, envelope, allow] = await ask('/api/page', { method: 'DELETE', headers: en })
  expect([status, envelope.code, allow]).toEqual([405, 'method-not-allowed', 'GET'])
  expect(log.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
})

test('a query may name anything, even what every object has', async () => {
  const { get } = await createTestSite()
  for (const name of ['__proto__', 'constructor', 'toString']) {
    for (const call of ['/api/v2/product', '/api/parameter', '/api/page', '/api/product/generate/file/1']) {
      const answer = await get(`${call}?${name}=x`)
      expect([call, name, answer.status, Object.keys((await answer.json()).errors)]).toEqual([call, name, 400, [name]])
    }
    expect((await get(`/nos-vins?${name}=x`)).status).toBe(200)
  }
})

test('a page of who is no longer signed in opens, and the cookies go', async () => {
  const { get } = await createTestSite()
  const answer = await get('/auth', { cookie: 'token=over; idSite=1' })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(['token=', 'idSite=', 'office='])
})
