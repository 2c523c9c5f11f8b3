import type { ServerResponse } from 'node:http'
import {
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  type Gzip,
} from 'node:zlib'
import { createEncodingChoice } from '#rules/basics/accepted-encoding.ts'

/** The cheapest level of each; a page of a person is sent once. Windows are small: a page is, and many are written at once. */
const ENCODERS = {
  zstd: () =>
    createZstdCompress({
      params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: WINDOW_BITS },
    }) as unknown as Encoder,
  br: () =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS },
    }),
  gzip: () => createGzip({ level: 1 }),
}
const WINDOW_BITS = 17

type Encoder = BrotliCompress | Gzip

export const pageEncoding = createEncodingChoice<keyof typeof ENCODERS>(['zstd', 'br', 'gzip'])

interface EncodePageOptions {
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  response: ServerResponse
  encoding: keyof typeof ENCODERS
}

/** Writes a page as it is rendered: what stands is sent before what is still awaited, and never waits for the reader. */
export async function writeEncoded({ body, response, encoding }: EncodePageOptions): Promise<void> {
  const encoder = ENCODERS[encoding]()
  const written = new Promise<void>((resolve, reject) => {
    encoder.on('data', (chunk: Buffer) => response.write(chunk))
    encoder.once('end', resolve).once('error', reject)
  })
  let flush: NodeJS.Immediate | undefined
  try {
    for await (const chunk of body) {
      if (response.destroyed) return
      encoder.write(chunk)
      // Chunks of one moment are flushed together: each flush costs a few bytes.
      clearImmediate(flush)
      flush = setImmediate(() => encoder.flush())
    }
    clearImmediate(flush)
    encoder.end()
    await written
  } finally {
    clearImmediate(flush)
    encoder.destroy()
  }
}
