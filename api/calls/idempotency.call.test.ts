import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { testRegistry } from '#tests/support/test-calls.ts'

async function nameOf({ admin }: TestApp, siteId = 1): Promise<string> {
  const { rows } = await admin.query('select value from estate.parameters where id = 15 and site_id = $1', [siteId])
  return rows[0].value
}

interface RenameOptions {
  name: string
  key: string | null
  mode?: string
  host?: string
  from?: string
}

function rename({ app }: TestApp, { name, key, mode = 'well', host = 'localhost', from = '127.0.0.1' }: RenameOptions) {
  const headers = { host, ...(key === null ? {} : { 'idempotency-key': key }) }
  const url = `/api/test/rename/${mode}`
  return app.inject({ method: 'PUT', url, headers, payload: { name }, remoteAddress: from })
}

test('a retry with the same key gets the first answer and does nothing', async () => {
  const test = await createTestApp({ registry: testRegistry })
  const first = await rename(test, { name: '+', key: 'k1' })
  const again = await rename(test, { name: '+', key: 'k1' })

  expect(first.headers['idempotent-replayed']).toBeUndefined()
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(again.json()).toEqual(first.json())
  expect(await nameOf(test)).toBe('Domaine de la Roche-Perrine+')
})

test('twenty at the same moment with one key do the work once', async () => {
  const test = await createTestApp({ registry: testRegistry })
  const answers = await Promise.all(Array.from({ length: 20 }, () => rename(test, { name: '+', key: 'k1' })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  expect(answers.filter(({ headers }) => !headers['idempotent-replayed'])).toHaveLength(1)
  expect(await nameOf(test)).toBe('Domaine de la Roche-Perrine+')
})

test('without a key each request does its work', async () => {
  const test = await createTestApp({ registry: testRegistry })
  await Promise.all(Array.from({ length: 5 }, () => rename(test, { name: '+', key: null })))
  expect(await nameOf(test)).toBe('Domaine de la Roche-Perrine+++++')
})

test('a key that comes back with another request is a conflict', async () => {
  const test = await createTestApp({ registry: testRegistry })
  await rename(test, { name: '+', key: 'k1' })
  const other = await rename(test, { name: '-', key: 'k1' })
  expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency-key-reused'])
  expect(await nameOf(test)).toBe('Domaine de la Roche-Perrine+')
})

test('refused and failed work is undone and frees its key', async () => {
  const test = await createTestApp({ registry: testRegistry })
  expect((await rename(test, { name: '+', key: 'k1', mode: 'refused' })).statusCode).toBe(404)
  expect((await rename(test, { name: '+', key: 'k2', mode: 'broken' })).statusCode).toBe(500)
  expect(await nameOf(test)).toBe('Domaine de la Roche-Perrine')
  expect((await rename(test, { name: '+', key: 'k1' })).statusCode).toBe(200)
  expect((await rename(test, { name: '+', key: 'k2' })).statusCode).toBe(200)
  expect(await nameOf(test)).toBe('Domaine de la Roche-Perrine++')
})

test('two estates may use the same key', async () => {
  const test = await createTestApp({ registry: testRegistry })
  await rename(test, { name: '+', key: 'k1' })
  const other = await rename(test, { name: '+', key: 'k1', mode: 'well', host: 'coteaux.localhost' })
  expect(other.headers['idempotent-replayed']).toBeUndefined()
  expect(await nameOf(test, 3)).toBe('Les Coteaux d’Ysaline+')
})

test('a key must be short and printable', async () => {
  const test = await createTestApp({ registry: testRegistry })
  for (const key of ['x'.repeat(256), 'with space', 'é']) {
    expect((await rename(test, { name: '+', key: Buffer.from(key).toString('latin1') })).json().code).toBe(
      'idempotency-key-invalid',
    )
  }
})

test('two visitors who send the same key neither get each other’s answer nor are in each other’s way', async () => {
  const test = await createTestApp({ registry: testRegistry })
  await rename(test, { name: '+', key: 'k1', from: '192.0.2.1' })
  const same = await rename(test, { name: '+', key: 'k1', from: '192.0.2.2' })
  const other = await rename(test, { name: '-', key: 'k1', from: '192.0.2.3' })
  for (const answer of [same, other]) {
    expect([answer.statusCode, answer.headers['idempotent-replayed']]).toEqual([200, undefined])
  }
  const again = await rename(test, { name: '+', key: 'k1', from: '192.0.2.1' })
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(await nameOf(test)).toBe('Domaine de la Roche-Perrine++-')
})
