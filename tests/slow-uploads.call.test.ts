import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { defineCall } from '#contract/basics/define-call.ts'
import { createTestApp } from './support/test-app.ts'
import { registered, testRegistry, upload } from './support/test-calls.ts'

/** A form whose second half does not come. */
const HALF = [
  'POST /api/test/upload HTTP/1.1',
  'host: localhost',
  'userlang: en',
  'content-type: multipart/form-data; boundary=X',
  'content-length: 5000',
  '',
  '--X\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\nabc',
].join('\r\n')

async function listening({ max }: { max: number }) {
  const limited = defineCall({ ...upload, limit: { per: 'address', max, seconds: 60 } })
  const handler = async () => ({ value: { body: {}, files: [] } })
  const registry = [registered(limited, handler), ...testRegistry.filter(({ call }) => call.name !== 'upload')]
  const gate = { places: 2, reserved: 0, queue: 50, patienceMs: 2_000 }
  const { app } = await createTestApp({ registry, gate, now: () => new Date('2026-05-01T10:00:00Z') })
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const beginForm = async () => {
    const socket = connect({ port: Number(new URL(base).port), host: '127.0.0.1' })
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(HALF)
    return socket
  }
  const rename = () =>
    fetch(`${base}/api/test/rename/well`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"x"}',
    })
  return { beginForm, rename }
}

test('forms that do not come to their end keep nobody else waiting', async () => {
  const { beginForm, rename } = await listening({ max: 100 })
  for (let form = 0; form < 8; form++) await beginForm()
  const statuses: number[] = []
  for (let time = 0; time < 4; time++) statuses.push((await rename()).status)
  expect(statuses).toEqual(Array(4).fill(200))
})

test('who has sent too many is told before another is read', async () => {
  const { beginForm } = await listening({ max: 1 })
  await beginForm()
  const [told] = await once(await beginForm(), 'data')
  expect(String(told)).toMatch(/^HTTP\/1\.1 429 /)
})

test('from one place a few forms are read at once; the next is told to come back', async () => {
  const { beginForm } = await listening({ max: 100 })
  const told: string[] = []
  for (let form = 0; form < 11; form++) {
    const socket = await beginForm()
    socket.on('data', (chunk) => told.push(String(chunk)))
  }
  await expect.poll(() => told.length).toBe(1)
  expect(told[0]).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5/)
})
