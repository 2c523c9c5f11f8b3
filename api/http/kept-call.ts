import { hash as hashOf } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { envelopeBytes, type Outcome } from '#api/calls/outcome.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import type { Locale } from '#words/basics/locales.ts'
import { chooseEncoding, compress, type Encoding, isWorthCompressing } from './compressed.ts'

interface Variant {
  body: Buffer
  etag: string
  /** As Node writes them, but for the request's own. */
  headers: readonly string[]
}

/** The answer of a shared call as it crosses the wire, in every encoding that was asked for so far. */
export interface KeptCall {
  bytes: number
  live: ReadonlySet<string>
  body: Buffer
  hash: string
  headers: readonly string[]
  variants: Map<Encoding, Variant>
}

/** Keeps answers until something that they show changes. */
export interface CallMemory {
  /** Makes it once however many ask at the same moment. Null from `make` means: not to be kept. */
  findOrMake(wanted: { siteId: number; key: string }, make: () => Promise<KeptCall | null>): Promise<KeptCall | null>
}

const HEADERS_BYTES = 2_000
const REQUEST_ID = 'x-request-id'

interface SharedAnswer {
  call: CallDefinition
  outcome: Exclude<Outcome, { refusal: unknown }>
  locale: Locale
}

export function keepCall({ call, outcome, locale }: SharedAnswer): KeptCall {
  const body = envelopeBytes(outcome, locale)
  // It tells versions apart and guards nothing, so the quickest that does will do: half the time of its successors.
  const hash = hashOf('sha1', body, 'base64url')
  const varies = [
    ...(call.cacheSeconds === undefined ? [] : ['userLang, idSite, Cookie']),
    ...(isWorthCompressing(body) ? ['Accept-Encoding'] : []),
  ]
  const headers: Record<string, string> = {
    'cache-control': call.cacheSeconds === undefined ? 'no-store' : `public, max-age=${call.cacheSeconds}`,
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    ...(varies.length > 0 ? { vary: varies.join(', ') } : {}),
  }
  return {
    // What is compressed is kept only where it is half or less, in three encodings at most.
    bytes: Math.ceil(2.5 * body.length) + HEADERS_BYTES,
    live: new Set(outcome.live ?? call.live ?? []),
    body,
    hash,
    headers: Object.entries(headers).flat(),
    variants: new Map(),
  }
}

interface SendOptions {
  kept: KeptCall
  request: IncomingMessage
  response: ServerResponse
  requestId: string
}

/** Sends it whole, as a 304, or its headers alone. */
export function sendKeptCall({ kept, request, response, requestId }: SendOptions): void {
  const { body, etag, headers } = variantFor(kept, request.headers['accept-encoding'] as string | undefined)
  if (hasAlready(request.headers['if-none-match'], etag)) {
    response.writeHead(304, [REQUEST_ID, requestId, ...kept.headers.slice(0, 2), 'etag', etag])
    response.end()
    return
  }
  response.writeHead(200, [REQUEST_ID, requestId, ...headers])
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

/** The same for the answer that has just been made, past the framework: what it would do for each header is done. */
export function replyWithKept(reply: FastifyReply, kept: KeptCall): FastifyReply {
  const { request } = reply
  reply.hijack()
  sendKeptCall({ kept, request: request.raw, response: reply.raw, requestId: request.id })
  return reply
}

function variantFor(kept: KeptCall, accepted: string | undefined): Variant {
  const encoding = isWorthCompressing(kept.body) ? chooseEncoding(accepted) : 'identity'
  const known = kept.variants.get(encoding)
  if (known) return known
  const body = encoding === 'identity' ? kept.body : compress(encoding, kept.body)
  const etag = `"${kept.hash}-${encoding}"`
  const own = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const headers = [...kept.headers, ...own, 'etag', etag, 'content-length', String(body.length)]
  const variant = { body, etag, headers }
  if (encoding === 'identity' || 2 * body.length <= kept.body.length) kept.variants.set(encoding, variant)
  return variant
}

function hasAlready(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  return given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
