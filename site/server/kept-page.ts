import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createEncodingChoice } from '#rules/basics/accepted-encoding.ts'
import type { Kept } from './kept-shelf.ts'

type Encoding = 'br' | 'gzip' | 'identity'

interface KeptVariant {
  body: Buffer
  /** Null of a page that nobody else may keep: its visitor fills it with what is theirs. */
  etag: string | null
  headers: string[]
}

/** A finished page in every encoding, with its headers already laid out as Node writes them. */
export interface KeptPage extends Kept {
  variants: Record<Encoding, KeptVariant>
}

const encodingFor = createEncodingChoice<Encoding>(['br', 'gzip'])
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Above 6 the last few per cent cost many times the work. */
const BROTLI_QUALITY = 6
const HEADERS_BYTES = 2_000

interface FinishedPage {
  html: Buffer
  headers: Readonly<Record<string, string>>
  live: ReadonlySet<string>
}

export async function keepPage({ html, headers, live }: FinishedPage): Promise<KeptPage> {
  const [br, gz] = await Promise.all([
    compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compressGzip(html),
  ])
  const hash = createHash('sha256').update(html).update(JSON.stringify(headers)).digest('base64url').slice(0, 22)
  const variants = {
    br: keptVariant({ encoding: 'br', body: br, hash, headers }),
    gzip: keptVariant({ encoding: 'gzip', body: gz, hash, headers }),
    identity: keptVariant({ encoding: 'identity', body: html, hash, headers }),
  }
  return { variants, live, bytes: br.length + gz.length + html.length + HEADERS_BYTES }
}

interface KeptVariantOptions {
  encoding: Encoding
  body: Buffer
  hash: string
  headers: Readonly<Record<string, string>>
}

function keptVariant({ encoding, body, hash, headers }: KeptVariantOptions): KeptVariant {
  const etag = headers['cache-control']?.includes('no-store') ? null : `"${hash}-${encoding}"`
  const all: Record<string, string> = {
    'cache-control': 'public, max-age=0, must-revalidate',
    ...headers,
    vary: 'Accept-Encoding, idSite',
    ...(etag === null ? {} : { etag }),
    'content-length': String(body.length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
  return { body, etag, headers: Object.entries(all).flat() }
}

interface SendKeptPageOptions {
  page: KeptPage
  request: IncomingMessage
  response: ServerResponse
}

/** Sends a kept page: whole, as a 304, or its headers alone. */
export function sendKeptPage({ page, request, response }: SendKeptPageOptions): void {
  const { body, etag, headers } = page.variants[encodingFor(request.headers['accept-encoding'])]
  if (etag !== null && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, { etag, 'cache-control': 'public, max-age=0, must-revalidate' })
    response.end()
    return
  }
  response.writeHead(200, headers)
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

function matches(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  return given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
