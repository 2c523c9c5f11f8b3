import { connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { createTestApp } from './support/test-app.ts'

const json = { 'content-type': 'application/json' }
const message = { firstname: 'Ève', lastname: 'Martin', email: 'eve@example.com', message: 'Bonjour' }
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

test('a malformed body is a 400 in the caller’s language', async () => {
  const { app } = await createTestApp()
  const send = (payload: string, userlang: string) =>
    app.inject({ method: 'POST', url: '/api/message', headers: { ...json, userlang }, payload })

  const french = await send('{"firstname":', 'fr')
  expect(french.statusCode).toBe(400)
  expect(french.json()).toEqual({
    success: false,
    data: null,
    code: 'malformed-body',
    message: 'Le contenu de la requête est illisible\u00a0: un JSON valide est attendu.',
  })
  expect((await send('{"firstname":', 'en_GB')).json().message).toBe(
    'The request body is unreadable: valid JSON is expected.',
  )
  expect((await send('nonsense', 'xx')).json().message).toMatch(/^Le contenu/)
})

test('fields at fault are named one by one, in the caller’s language', async () => {
  const { app } = await createTestApp()
  const payload = { firstname: '', email: 'nobody', message: 42, colour: 'red', phone: '1'.repeat(31) }
  const answer = await app.inject({ method: 'POST', url: '/api/message', headers: { userlang: 'en' }, payload })

  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toEqual({
    firstname: 'This field is required.',
    lastname: 'This field is required.',
    email: 'This e-mail address is not valid.',
    message: 'A text is expected.',
    phone: 'At most 30 characters.',
    colour: 'This field does not exist.',
  })
})

test('an unknown filter, a wrong operator and a wrong type are named', async () => {
  const { app } = await createTestApp()
  const errorsOf = async (query: string) => {
    const answer = await app.inject({ url: `/api/parameter?${query}`, headers: { userlang: 'en' } })
    return [answer.statusCode, answer.json().errors]
  }
  expect(await errorsOf('colour=red')).toEqual([
    400,
    { colour: 'This filter does not exist. Possible filters: type, kind.' },
  ])
  expect(await errorsOf('kind=lk:S')).toEqual([400, { kind: 'This filter only takes: equal, different.' }])
  expect(await errorsOf('nbItem=many')).toEqual([400, { nbItem: 'A whole number is expected.' }])
  expect(await errorsOf('orderBy=value')).toEqual([
    400,
    { orderBy: 'This order does not exist. Possible orders: id, type.' },
  ])
})

test('a call without a query of its own refuses one', async () => {
  const { app } = await createTestApp()
  const answer = await app.inject({ url: '/api/site/info?debug=1', headers: { userlang: 'en' } })
  expect(answer.json()).toMatchObject({ code: 'invalid-input', errors: { debug: 'This field does not exist.' } })
})

test('an idSite that contradicts the host, is no number or names nobody', async () => {
  const { app } = await createTestApp()
  const ask = async (host: string, idsite: string) => {
    const answer = await app.inject({ url: '/api/site/info', headers: { host, idsite, userlang: 'en' } })
    return [answer.statusCode, answer.json().message]
  }
  expect(await ask('vitrine.localhost', '1')).toEqual([
    400,
    'The idSite header does not match the site of this address.',
  ])
  expect(await ask('vitrine.localhost', '2')).toEqual([200, ''])
  expect(await ask('localhost', '1 or 1=1')).toEqual([400, 'The idSite header must be the number of a site.'])
  expect(await ask('localhost', '-1')).toEqual([400, 'The idSite header must be the number of a site.'])
  expect(await ask('localhost', '999')).toEqual([404, 'No site answers at this address.'])
  expect(await ask('unknown.example', '1')).toEqual([404, 'No site answers at this address.'])
})

test('a body of 2 MB is a 413', async () => {
  const { app } = await createTestApp()
  const payload = JSON.stringify({ ...message, message: 'x'.repeat(2_000_000) })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/message',
    headers: { ...json, userlang: 'en' },
    payload,
  })
  expect([answer.statusCode, answer.json().message]).toEqual([413, 'The request is too large.'])
})

test('a null byte is refused wherever it hides', async () => {
  const { app } = await createTestApp()
  const headers = { userlang: 'en' }
  const body = await app.inject({
    method: 'POST',
    url: '/api/message',
    headers,
    payload: { ...message, firstname: 'a\0b' },
  })
  expect(body.json()).toMatchObject({
    code: 'invalid-input',
    errors: { firstname: expect.stringContaining('null character') },
  })
  const key = await app.inject({ method: 'POST', url: '/api/message', headers, payload: { ...message, 'a\0b': 1 } })
  expect(key.statusCode).toBe(400)
  const query = await app.inject({ url: '/api/parameter?type=%00', headers })
  expect(query.json().errors).toEqual({ type: expect.stringContaining('null character') })
  const path = await app.inject({
    method: 'PUT',
    url: '/api/admin/parameter/%00',
    headers: { ...headers, authorization: 'x' },
    payload: { value: 'a' },
  })
  expect(path.statusCode).toBe(400)
})

test('half a character is refused wherever it hides, next to its field', async () => {
  const { app } = await createTestApp()
  const send = async (payload: object) => {
    const answer = await app.inject({ method: 'POST', url: '/api/message', headers: { userlang: 'en' }, payload })
    return [answer.statusCode, answer.json().errors]
  }
  const said = 'This text contains a damaged character: type it again.'
  expect(await send({ ...message, firstname: 'a\ud800' })).toEqual([400, { firstname: said }])
  expect(await send({ ...message, message: '\udc00 Bonjour' })).toEqual([400, { message: said }])
  expect((await send({ ...message, 'a\ud800': 1 }))[0]).toBe(400)
  expect((await send({ ...message, message: 'Bonjour 🍷' }))[0]).toBe(200)
})

test('a hundred levels of JSON are refused, thirty-two are read', async () => {
  const { app } = await createTestApp()
  const send = (payload: string) =>
    app.inject({ method: 'POST', url: '/api/message', headers: { ...json, userlang: 'en' }, payload })
  expect((await send(nested(100))).json()).toMatchObject({
    code: 'too-deep',
    message: 'The request body is nested too deeply (32 levels at most).',
  })
  expect((await send(nested(32))).json()).toMatchObject({ code: 'invalid-input' })
})

test('keys that would change every object are refused', async () => {
  const { app } = await createTestApp()
  const send = (payload: string) => app.inject({ method: 'POST', url: '/api/message', headers: json, payload })
  expect((await send('{"__proto__":{"admin":true}}')).json().code).toBe('malformed-body')
  expect((await send('{"constructor":{"prototype":{"admin":true}}}')).json().code).toBe('malformed-body')
})

test('unknown calls, wrong methods, wrong content types and broken addresses each have their answer', async () => {
  const { app } = await createTestApp()
  const code = async (request: InjectOptions) => {
    const answer = await app.inject(request)
    return [answer.statusCode, answer.json().code]
  }
  expect(await code({ url: '/api/nothing' })).toEqual([404, 'call-unknown'])
  expect(await code({ method: 'DELETE', url: '/api/message' })).toEqual([405, 'method-not-allowed'])
  expect(
    await code({ method: 'POST', url: '/api/message', headers: { 'content-type': 'text/xml' }, payload: '<a/>' }),
  ).toEqual([415, 'media-type-unknown'])
  expect(await code({ url: '/api/%E0%A4%A' })).toEqual([400, 'malformed-address'])
  expect(await code({ method: 'POST', url: '/api/message' })).toEqual([400, 'invalid-input'])
  expect(await code({ method: 'POST', url: '/api/message', headers: json, payload: '[1]' })).toEqual([
    400,
    'invalid-input',
  ])
  expect(await code({ method: 'POST', url: '/api/message', headers: json, payload: 'null' })).toEqual([
    400,
    'invalid-input',
  ])
})

test('bytes that are no HTTP get an answer and no crash', async () => {
  const { app } = await createTestApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const talk = (bytes: string) =>
    new Promise<string>((resolve) => {
      let heard = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      socket.on('data', (chunk) => (heard += chunk))
      socket.on('close', () => resolve(heard))
    })
  expect(await talk('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*malformed-address/)
  expect(await talk(`GET / HTTP/1.1\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 [\s\S]*headers-too-large/,
  )
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('every answer carries a request id', async () => {
  const { app } = await createTestApp()
  const ids = await Promise.all(
    ['/healthz', '/api/site/info', '/api/nothing'].map(async (url) => (await app.inject(url)).headers['x-request-id']),
  )
  expect(new Set(ids).size).toBe(3)
})
