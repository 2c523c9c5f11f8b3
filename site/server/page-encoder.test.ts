import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { writeEncoded } from './page-encoder.ts'

const OPEN = { zstd: createZstdDecompress, br: createBrotliDecompress, gzip: createGunzip } as const

test.each(['zstd', 'br', 'gzip'] as const)(
  'what stands is sent in %s before what is still awaited',
  async (encoding) => {
    const awaited = Promise.withResolvers<string>()
    async function* body() {
      yield Buffer.from('<main>')
      yield Buffer.from('the shell')
      yield Buffer.from(await awaited.promise)
    }
    const server = createServer(async (_, response) => {
      await writeEncoded({ body: body(), response, encoding })
      response.end()
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const asked = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    let seen = ''
    const opened = answer.pipe(OPEN[encoding]()).on('data', (chunk) => {
      seen += chunk
    })
    await expect.poll(() => seen).toBe('<main>the shell')
    awaited.resolve('</main>')
    await once(opened, 'end')
    expect(seen).toBe('<main>the shell</main>')
  },
)
