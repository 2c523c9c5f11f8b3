import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { envelopeBytes, httpStatus, type Outcome } from '#api/calls/outcome.ts'
import type { FileAnswer, StreamedFile } from '#contract/basics/shapes.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { sendCompressed } from './compressed.ts'

interface ReplyOptions {
  outcome: Outcome
  locale: Locale
  /** What opens a session is sent as it is: from the length of compressed text something of it could be guessed. */
  isSecret?: boolean
}

/** Sends an outcome as the envelope. A buffer, because Fastify sends those several times faster than strings. */
export function replyWith(reply: FastifyReply, { outcome, locale, isSecret = false }: ReplyOptions): FastifyReply {
  if ('refusal' in outcome && outcome.retryAfterSeconds) reply.header('retry-after', String(outcome.retryAfterSeconds))
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  if ('isReplay' in outcome && outcome.isReplay) reply.header('idempotent-replayed', 'true')
  reply
    .code(httpStatus(outcome))
    .header('content-type', 'application/json; charset=utf-8')
    .header('x-content-type-options', 'nosniff')
  const bytes = envelopeBytes(outcome, locale)
  return isSecret ? reply.send(bytes) : sendCompressed(reply, bytes)
}

/** Leads a browser that sent a form back to its page, with what was refused. */
export function leadTo(
  reply: FastifyReply,
  { page, outcome, locale }: { page: string; outcome: Outcome; locale: Locale },
): FastifyReply {
  const [path = page] = page.split('?', 1)
  const address = 'refusal' in outcome ? `${path}?refused=${outcome.refusal}` : page
  return reply.code(303).header('cache-control', 'no-store').header('location', pathInLocale(address, locale)).send()
}

/** A page that is a letter: styles on its elements, and nothing else. */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Sends a file as itself. It is shown in the browser unless a stranger has made it, under a name that is kept when it is
 * saved. One that is made piece by piece waits for its reader; where a piece fails the connection breaks, so that nobody
 * takes a part for the whole.
 */
export function replyWithFile(reply: FastifyReply, file: FileAnswer | StreamedFile): FastifyReply {
  const { filename, mimeType } = file
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  if (mimeType.startsWith('text/html')) reply.header('content-security-policy', LETTER_POLICY)
  const isSaved = 'pieces' in file || file.isAttachment
  if ('pieces' in file && file.length !== undefined) reply.header('content-length', file.length)
  return reply
    .code(200)
    .header('content-type', mimeType)
    .header(
      'content-disposition',
      `${isSaved ? 'attachment' : 'inline'}; filename="${filename.replace(/[^\w.-]+/g, '-')}"`,
    )
    .header('x-content-type-options', 'nosniff')
    .send('pieces' in file ? Readable.from(file.pieces) : bufferOf(file.bytes))
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
