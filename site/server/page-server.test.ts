import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { answerPage, type SiteRenderer } from './page-server.ts'
import { createSiteCache } from './site-cache.ts'

/** More than the buffers of both ends of a connection hold. */
const CHUNKS = 300
const CHUNK = new Uint8Array(100_000)

/** Renders one long page that is nobody else's. */
const renderer: SiteRenderer = {
  isKeptPath: () => false,
  takesFiles: () => false,
  sleeps: () => false,
  render: async () => new Response(Readable.toWeb(Readable.from(Array(CHUNKS).fill(CHUNK))) as never),
}

const nobody = () => async () => {
  throw new Error('nothing is asked')
}

test('the work for a page is over when it is rendered, although its reader takes nothing', async () => {
  const server = createServer()
  const answered = once(server, 'request').then(([request, response]) =>
    answerPage(renderer, {
      cache: createSiteCache(1_000),
      page: {
        siteId: 1,
        request,
        body: null,
        response,
        askAsCaller: nobody as never,
        askAsVisitor: nobody as never,
        isPassing: () => false,
        live: new Set(),
        policy: () => '',
        panel: null,
        onFault: (error) => {
          throw error
        },
      },
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const reader = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).pause()
  onTestFinished(() => {
    reader.destroy()
    server.close()
  })
  reader.write('GET /auth HTTP/1.1\r\nhost: a\r\n\r\n')
  await answered
  expect(reader.bytesRead).toBeLessThan(CHUNKS * CHUNK.length)
})
