import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ConnectionLimits } from './connection-limits.ts'
import { isTooSlow } from './pace.ts'

/** Node reads a socket in pieces of this size. */
const PIECE_BYTES = 65_536

interface Sending {
  request: IncomingMessage
  since: number
  /** Bytes that its connection had brought when the headers were read. */
  bytesBefore: number
}

/** Notices bodies that drip. */
export function createSenderWatch({ pace, unfinishedBytes }: Pick<ConnectionLimits, 'pace' | 'unfinishedBytes'>) {
  const sendings = new Map<ServerResponse, Sending>()

  function note(request: IncomingMessage, response: ServerResponse): void {
    if (!hasBody(request)) return
    sendings.set(response, { request, since: performance.now(), bytesBefore: request.socket.bytesRead })
  }

  /** Those to be cut off: the ones below the pace, and the longest under way while too much lies in memory. */
  function findSlowSenders(now: number): ServerResponse[] {
    const slow: ServerResponse[] = []
    const inMemory: { response: ServerResponse; bytes: number }[] = []
    for (const [response, { request, since, bytesBefore }] of sendings) {
      const bytes = request.socket.bytesRead - bytesBefore
      if (request.complete || request.socket.destroyed) sendings.delete(response)
      else if (isTooSlow({ ms: now - since, bytes }, pace)) slow.push(response)
      else if (liesInMemory(request)) inMemory.push({ response, bytes: bytes + besideHeaders(request) })
    }
    let unfinished = inMemory.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { response, bytes } of inMemory) {
      if (unfinished <= unfinishedBytes) break
      slow.push(response)
      unfinished -= bytes
    }
    return slow
  }

  return { note, findSlowSenders }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** What may have come in one piece with the headers. */
function besideHeaders({ headers }: IncomingMessage): number {
  return Math.min(PIECE_BYTES, Number(headers['content-length'] ?? PIECE_BYTES))
}

function liesInMemory({ headers }: IncomingMessage): boolean {
  return !(headers['content-type'] ?? '').startsWith('multipart/')
}
