import { expect, test } from 'vitest'
import { fullRegistry } from '#api/full-registry.ts'
import { getVariations } from '#contract/catalogue/products.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { testRegistry } from '#tests/support/test-calls.ts'
import type { AnyHandler } from './handler.ts'
import { createInProcessAsk } from './in-process-ask.ts'
import { jsonOf } from './json.ts'
import type { Registry } from './registry.ts'

test('what the contract does not name never leaves', async () => {
  const { app } = await createTestApp({ registry: testRegistry })
  const answer = await app.inject({ method: 'PUT', url: '/api/test/rename/well', payload: { name: 'x' } })
  expect(answer.json().data).toEqual({ times: 1 })
})

/** The whole API, but that one call answers with JSON that is written already. */
function registryWriting(name: string, value: unknown): Registry {
  const handler: AnyHandler = async () => ({ json: jsonOf(value) })
  return fullRegistry.map((one) => (one.call.name === name ? { ...one, handler } : one))
}

test('what is written out already and has a field too many is a fault where answers are exact', async () => {
  const answered = async (value: object) => {
    const { app } = await createTestApp({ registry: registryWriting('getProducts', value) })
    return (await app.inject({ url: '/api/v2/product' })).statusCode
  }
  expect(await answered({ products: [], total: 0 })).toBe(200)
  expect(await answered({ products: [], total: 0, secret: 'told' })).toBe(500)
})

test('what is written out already loses what the contract does not name where answers are not exact', async () => {
  const value = { variations: [], total: 0, secret: 'told' }
  const { app } = await createTestApp({ registry: registryWriting('getVariations', value) })
  const { path } = getVariations
  expect((await app.inject({ url: `/api${path}` })).json().data).toEqual({ variations: [], total: 0 })
})

test('a fault says nothing of its inside', async () => {
  const { app } = await createTestApp({ registry: testRegistry })
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/test/rename/broken',
    headers: { userlang: 'en' },
    payload: { name: 'x' },
  })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    success: false,
    data: null,
    message: 'Something went wrong on our side. Try again in a moment.',
    code: 'fault',
  })
})

test('pages asking inside the server get the same answers as over HTTP', async () => {
  const { app, pool, directory, ...services } = await createTestApp()
  const found = directory.find('coteaux.localhost', undefined)
  if (!('site' in found)) throw new Error('no site')
  const caller = {
    site: found.site,
    locale: 'en',
    address: '127.0.0.1',
    userAgent: '',
    device: null,
    requestId: 'test',
    token: null,
    idempotencyKey: null,
    now: new Date(),
  } as const
  const ask = createInProcessAsk({ pool, services }, fullRegistry)(caller)
  const headers = { host: 'coteaux.localhost', userlang: 'en' }

  expect(await ask({ method: 'GET', path: '/page' }, {})).toEqual(
    (await app.inject({ url: '/api/page', headers })).json(),
  )
  expect(await ask({ method: 'GET', path: '/parameter' }, { list: { nbItem: 2, kind: 'STRING' } })).toEqual(
    (await app.inject({ url: '/api/parameter?nbItem=2&kind=STRING', headers })).json(),
  )
  expect(await ask({ method: 'GET', path: '/parameter' }, { list: { colour: 'x' } })).toMatchObject({
    success: false,
    code: 'invalid-input',
  })
  expect(
    await ask(
      { method: 'PUT', path: '/admin/parameter/:id' },
      { params: { id: 1 }, body: { value: null, seen: null } },
    ),
  ).toMatchObject({
    success: false,
    code: 'not-signed-in',
  })
})
