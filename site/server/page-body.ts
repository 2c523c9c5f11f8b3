import type { IncomingMessage } from 'node:http'

/** More than anyone types into a form of ours. */
const MAX_BYTES = 100_000

/** What a form has sent, read whole before any work begins; null when there is nothing to read. */
export async function readPageBody(request: IncomingMessage): Promise<Buffer | null | 'too-large'> {
  if (request.method !== 'POST') return null
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) return 'too-large'
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MAX_BYTES) return 'too-large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
