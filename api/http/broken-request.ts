import type { Socket } from 'node:net'
import { httpStatus, toEnvelope } from '#api/calls/outcome.ts'
import type { Refusal } from '#contract/basics/refusals.ts'
import { DEFAULT_LOCALE } from '#words/basics/locales.ts'

/** Answers bytes that are not HTTP, or headers without end. No header was read, so the answer is in French. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal: Refusal = error.code === 'HPE_HEADER_OVERFLOW' ? 'headers-too-large' : 'malformed-address'
  const body = JSON.stringify(toEnvelope({ refusal }, DEFAULT_LOCALE))
  const lines = [
    `HTTP/1.1 ${httpStatus({ refusal })} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
