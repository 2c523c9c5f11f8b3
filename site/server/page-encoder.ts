import type { ServerResponse } from 'node:http'
import {
  type BrotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  type Gzip,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import { createEncodingChoice } from '#rules/basics/accepted-encoding.ts'

const WINDOW_BITS = 17

/** The cheapest level of each; a page of a person is sent once. Windows are small: a page is, and many are written at once. */
const OPTIONS = {
  zstd: { params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: WINDOW_BITS } },
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } },
  gzip: { level: 1 },
}
const ENCODERS = {
  zstd: () => createZstdCompress(OPTIONS.zstd) as unknown as Encoder,
  br: () => createBrotliCompress(OPTIONS.br),
  gzip: () => createGzip(OPTIONS.gzip),
}
const AT_ONCE = {
  zstd: (bytes: Buffer) => zstdCompressSync(bytes, OPTIONS.zstd),
  br: (bytes: Buffer) => brotliCompressSync(bytes, OPTIONS.br),
  gzip: (bytes: Buffer) => gzipSync(bytes, OPTIONS.gzip),
}

type Encoder = BrotliCompress | Gzip

export const pageEncoding = createEncodingChoice<keyof typeof ENCODERS>(['zstd', 'br', 'gzip'])

/** What is longer would hold everyone else up for more than a moment. */
const MOST_AT_ONCE = 200_000

/** A page that stands already, as it is sent: a stream would cost more than the encoding. Null where it is too long for that. */
export function encodedWhole(page: Buffer, encoding: keyof typeof AT_ONCE | 'identity'): Buffer | null {
  if (encoding === 'identity') return page
  return page.length > MOST_AT_ONCE ? null : AT_ONCE[encoding](page)
}

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
