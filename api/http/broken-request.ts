import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { httpStatus, toEnvelope } from '#api/calls/outcome.ts'
import type { Refusal } from '#contract/basics/refusals.ts'
import { DEFAULT_LOCALE } from '#words/basics/locales.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

const BY_CODE: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-too-slow',
}

/** Refuses a request before anything has looked at it. */
export function refuseRaw(response: ServerResponse, refusal: Refusal): void {
  response.writeHead(httpStatus({ refusal }), { 'content-type': JSON_TYPE, connection: 'close' })
  response.end(JSON.stringify(toEnvelope({ refusal }, DEFAULT_LOCALE)))
}

/** Long enough to read the answer; hung up on at once, a caller that still sends would lose it. */
const LINGER_MS = 2_000

/** Answers bytes that are not HTTP, come too slowly, or headers without end. No header was read, so the answer is in French. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = BY_CODE[error.code ?? ''] ?? 'malformed-address'
  const body = JSON.stringify(toEnvelope({ refusal }, DEFAULT_LOCALE))
  const lines = [
    `HTTP/1.1 ${httpStatus({ refusal })} Refused`,
    `content-type: ${JSON_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  // Ended from our side only, it would stay for as long as the other side likes.
  const timer = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(timer))
}
