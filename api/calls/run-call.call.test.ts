import { expect, test } from 'vitest'
import { fullRegistry } from '#api/full-registry.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { testRegistry } from '#tests/support/test-calls.ts'
import { createInProcessAsk } from './in-process-ask.ts'

test('what the contract does not name never leaves', async () => {
  const { app } = await createTestApp({ registry: testRegistry })
  const answer = await app.inject({ method: 'PUT', url: '/api/test/rename/well', payload: { name: 'x' } })
  expect(answer.json().data).toEqual({ times: 1 })
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
