import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createTestSite } from './support/test-site.ts'

const ASK = 'GET /auth HTTP/1.1\r\nhost: localhost\r\n\r\n'

test('connections that ask and never read do not keep others from being answered', async () => {
  const gate = { places: 4, reserved: 1, queue: 2_000, patienceMs: 20_000 }
  const site = await createTestSite({ gate })
  const readers = Array.from({ length: 6 }, () => site.connect().pause())
  await Promise.all(readers.map((reader) => once(reader, 'connect')))
  for (const reader of readers) reader.write(ASK.repeat(200))
  // Whatever they have begun is over soon, and nothing of it stays.
  const honest = async () => {
    const answers = await Promise.all([site.get('/auth'), site.get('/auth')])
    return answers.map(({ status }) => status)
  }
  await expect.poll(honest).toEqual([200, 200])
  expect(await honest()).toEqual([200, 200])
})

test('a connection may send a few requests ahead and gets every answer', async () => {
  const site = await createTestSite({ gate: { places: 2, reserved: 1, queue: 0 } })
  const client = site.connect()
  client.write(ASK.repeat(7) + ASK.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))
  let told = ''
  for await (const chunk of client) told += chunk
  expect(told.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(8)
})
