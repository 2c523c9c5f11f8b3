import type { IncomingMessage } from 'node:http'
import type { Forms } from '#api/http/forms.ts'
import { holdBytes } from '#api/http/held-bytes.ts'
import { readPageBody } from '#site/server/page-body.ts'

/** What a page was sent, until it is worked on. */
export interface PageForm {
  read(): Promise<Buffer | null>
  /** To be called in any case: files may lie on the disk. */
  drop(): Promise<void>
  hasFiles: boolean
}

/** Three files of the largest that calls take, and one that is larger: what is wrong with it is told on the page. */
const MAX_BYTES = 33_000_000

interface ReadOptions {
  request: IncomingMessage
  place: string
  /** Whether this page asks for files; any other is sent what one types and no more. */
  takesFiles: boolean
}

/** Read before the gate, because senders take as long as their lines are slow. Answers a status when it cannot be. */
export async function readPageForm(
  forms: Forms,
  { request, place, takesFiles }: ReadOptions,
): Promise<PageForm | { status: 413 | 503 }> {
  const isMultipart = request.headers['content-type']?.startsWith('multipart/form-data') ?? false
  if (!takesFiles || !isMultipart || request.method !== 'POST') return readTyped(request)
  const leave = forms.beginReading(place)
  if (!leave) return { status: 503 }
  try {
    const held = await holdBytes(upTo(MAX_BYTES, request), forms.folder)
    return { read: async () => Buffer.from(await held.read()), drop: held.drop, hasFiles: true }
  } catch (error) {
    if (error instanceof TooLargeError) return { status: 413 }
    throw error
  } finally {
    leave()
  }
}

async function readTyped(request: IncomingMessage): Promise<PageForm | { status: 413 }> {
  const body = await readPageBody(request)
  if (body === 'too-large') return { status: 413 }
  return { read: async () => body, drop: async () => {}, hasFiles: false }
}

class TooLargeError extends Error {}

async function* upTo(most: number, request: IncomingMessage): AsyncGenerator<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new TooLargeError()
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > most) throw new TooLargeError()
    yield chunk
  }
}
