import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { answerBrokenRequest } from '#api/http/broken-request.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { createGuardedServer } from './guarded-server.ts'
import type { RawHandler } from './in-turn.ts'

const WIDE: ConnectionLimits = {
  open: 100,
  openPerPlace: 100,
  waitingInLine: 16,
  pace: { graceMs: 60_000, bytesPerSecond: 1_000 },
  untakenBytes: 1_000_000_000,
  unfinishedBytes: 1_000_000_000,
  lookEveryMs: 5,
}
const TIMES = {
  headersTimeout: 60_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 60_000,
  connectionsCheckingInterval: 10,
}
/** More than the buffers of both ends hold. */
const HUGE = Buffer.alloc(30_000_000)

interface Given {
  limits?: Partial<ConnectionLimits>
  times?: Partial<typeof TIMES>
  isShared?: boolean
}

async function serve(handle: RawHandler, { limits, times, isShared = true }: Given = {}) {
  const server = createGuardedServer(handle, {
    limits: { ...WIDE, ...limits },
    times: { ...TIMES, ...times },
    isShared: () => isShared,
  })
  server.on('clientError', answerBrokenRequest)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const open = ({ allowHalfOpen = false } = {}): Socket => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen })
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    return socket
  }
  return { server, open }
}

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`
const last = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`

test('requests that one connection sends ahead are worked on one after the other and answered in order', async () => {
  const working: string[] = []
  let most = 0
  const { open } = await serve((request, response) => {
    working.push(request.url ?? '')
    most = Math.max(most, working.length)
    setImmediate(() => {
      response.end(working.shift())
    })
  })
  const client = open()
  client.write(get('/1') + get('/2') + get('/3') + last('/4'))
  expect((await text(client)).match(/^\/\d$|\/\d(?=HTTP)/gm)).toEqual(['/1', '/2', '/3', '/4'])
  expect(most).toBe(1)
})

test('who sends more ahead than a few is hung up on', async () => {
  const { server, open } = await serve(() => {}, { limits: { waitingInLine: 3 } })
  const client = open()
  client.write(get('/').repeat(4))
  await once(server, 'request')
  expect(await connections(server)).toBe(1)
  client.write(get('/'))
  await once(client, 'close')
  expect(await connections(server)).toBe(0)
})

test('an answer that nobody takes is not kept for ever', async () => {
  const { server, open } = await serve((_, response) => response.end(HUGE), {
    limits: { pace: { graceMs: 20, bytesPerSecond: 1_000_000_000_000 } },
  })
  const client = open().pause()
  client.write(get('/'))
  await once(server, 'request')
  await expect.poll(() => connections(server)).toBe(0)
})

test('who takes long but takes is served to the end', async () => {
  const { open } = await serve((_, response) => response.end(HUGE), {
    limits: { pace: { graceMs: 60_000, bytesPerSecond: 1 } },
  })
  const client = open()
  client.write(last('/'))
  let taken = 0
  for await (const chunk of client) taken += chunk.length
  expect(taken).toBeGreaterThan(HUGE.length)
})

test('while answers that wait are too much for the memory, who waits longest is hung up on', async () => {
  const { server, open } = await serve((_, response) => response.end(HUGE), {
    limits: { untakenBytes: 1.5 * HUGE.length },
  })
  const [first, second] = [open().pause(), open().pause()]
  first.write(get('/'))
  await once(server, 'request')
  second.write(get('/'))
  await expect.poll(() => connections(server)).toBe(1)
  first.resume()
  await once(first, 'close')
  expect(second.destroyed).toBe(false)
})

const drip = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{'

test('a body that drips is told so, and its connection does not stay half open', async () => {
  const { server, open } = await serve(() => {}, { limits: { pace: { graceMs: 20, bytesPerSecond: 1_000_000 } } })
  const client = open({ allowHalfOpen: true })
  client.write(drip)
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 [\s\S]*request-too-slow/)
  await expect.poll(() => connections(server), { timeout: 5_000 }).toBe(0)
})

test('a body that drips after it was answered only loses its connection', async () => {
  const { open } = await serve((_, response) => response.writeHead(401).end('no'), {
    limits: { pace: { graceMs: 20, bytesPerSecond: 1_000_000 } },
  })
  const client = open()
  client.write(drip)
  const told = await text(client).catch(() => '')
  expect(told).not.toContain('408')
})

test('while unfinished bodies are too much for the memory, the longest under way is cut off', async () => {
  const { server, open } = await serve((request) => void request.resume(), { limits: { unfinishedBytes: 3_000 } })
  const half = `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2000\r\n\r\n${'x'.repeat(1_000)}`
  const first = open()
  first.write(half)
  await once(server, 'request')
  open().write(half)
  expect(await text(first)).toMatch(/^HTTP\/1\.1 408 /)
})

test('headers that do not come are told so, and the connection does not stay half open', async () => {
  const { server, open } = await serve(() => {}, { times: { headersTimeout: 20, requestTimeout: 20 } })
  const client = open({ allowHalfOpen: true })
  client.write('GET / HTTP/1.1\r\nx:')
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 /)
  await expect.poll(() => connections(server), { timeout: 5_000 }).toBe(0)
})

test('full, idle connections make room, and busy ones stay', async () => {
  const { server, open } = await serve(
    (request, response) => {
      if (request.url !== '/long') response.end('done')
    },
    { limits: { open: 2 } },
  )
  const busy = open()
  busy.write(get('/long'))
  await once(server, 'request')
  const idle = open()
  idle.write(get('/'))
  await once(idle, 'data')
  const third = open()
  third.write(get('/'))
  expect(String(await once(third, 'data'))).toContain('done')
  expect(busy.destroyed).toBe(false)
  await expect.poll(() => idle.destroyed).toBe(true)
})

test('one place has its share of the connections and no more', async () => {
  const { server, open } = await serve((_, response) => response.end(), {
    limits: { openPerPlace: 2 },
    isShared: false,
  })
  const [one, two] = [open(), open()]
  await Promise.all([once(one, 'connect'), once(two, 'connect')])
  await expect.poll(() => connections(server)).toBe(2)
  const third = open()
  await once(third.resume(), 'close')
  one.destroy()
  await expect.poll(() => connections(server)).toBe(1)
  const fourth = open()
  fourth.write(get('/'))
  expect(String(await once(fourth, 'data'))).toContain('200 OK')
})
