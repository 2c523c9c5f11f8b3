import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import type { MediaStorage, StoredFile } from './media-storage.ts'
import type { S3Place } from './s3-place.ts'

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Empty for the bucket itself. */
  key: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array
}

interface Answered {
  status: number
  headers: Headers
  bytes: Uint8Array
}

interface S3Options {
  timeoutMs?: number
}

/** A bucket of an S3-compatible service, addressed by path, every request signed with its content (SigV4). */
export function createS3Storage(place: S3Place, { timeoutMs = 10_000 }: S3Options = {}): MediaStorage {
  const ask = (asking: S3Request) => askTwice(() => askOnce(place, { timeoutMs, request: asking }))

  async function findSize(key: string): Promise<number> {
    const asking = { method: 'HEAD', key } as const
    const answered = await ask(asking)
    if (answered.status !== 200) throw refusedBy(asking, answered)
    return Number(answered.headers.get('content-length'))
  }

  return {
    async put({ key, bytes: body, mimeType }) {
      const asking = { method: 'PUT', key, body, headers: { 'content-type': mimeType } } as const
      const answered = await ask(asking)
      if (answered.status !== 200) throw refusedBy(asking, answered)
    },
    async get(key) {
      const asking = { method: 'GET', key } as const
      const answered = await ask(asking)
      if (isMissing(answered)) return null
      if (answered.status !== 200) throw refusedBy(asking, answered)
      return answered.bytes
    },
    async getPart({ key, start, end }) {
      const asking = { method: 'GET', key, headers: { range: `bytes=${start}-${end}` } } as const
      const answered = await ask(asking)
      const { status, bytes } = answered
      if (isMissing(answered)) return null
      if (status === 206) return { bytes, total: totalBytes(answered) }
      // Some services answer a range they cannot satisfy with the whole file.
      if (status === 200) return { bytes: bytes.subarray(start, end + 1), total: bytes.length }
      if (status === 416) return { bytes: new Uint8Array(), total: await findSize(key) }
      throw refusedBy(asking, answered)
    },
    async delete(key) {
      const asking = { method: 'DELETE', key } as const
      const answered = await ask(asking)
      if (answered.status !== 204 && answered.status !== 200 && !isMissing(answered)) throw refusedBy(asking, answered)
    },
    async list(folder) {
      const found: StoredFile[] = []
      let after: string | undefined
      do {
        const query = { 'list-type': '2', prefix: `${folder}/`, ...(after && { 'continuation-token': after }) }
        const asking = { method: 'GET', key: '', query } as const
        const answered = await ask(asking)
        if (answered.status !== 200) throw refusedBy(asking, answered)
        const text = Buffer.from(answered.bytes).toString()
        found.push(...listedFiles(text))
        after = /<NextContinuationToken>([^<]+)</.exec(text)?.[1]
      } while (after !== undefined)
      return found
    },
  }
}

/** Keys are made by us, of letters that XML leaves as they are. */
function listedFiles(text: string): StoredFile[] {
  return [...text.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one = '']) => ({
    key: /<Key>([^<]*)</.exec(one)?.[1] ?? '',
    storedAt: new Date(/<LastModified>([^<]*)</.exec(one)?.[1] ?? ''),
  }))
}

/** A passing failure is tried once more; what fails twice is told. */
async function askTwice(ask: () => Promise<Answered>): Promise<Answered> {
  const first = await ask().catch(() => null)
  return first && first.status < 500 ? first : ask()
}

async function askOnce(
  place: S3Place,
  { timeoutMs, request: { method, key, query, headers, body } }: { timeoutMs: number; request: S3Request },
): Promise<Answered> {
  const contentHash = createHash('sha256')
    .update(body ?? '')
    .digest('hex')
  const signer = new AwsV4Signer({
    url: `${place.bucketUrl}${key && `/${key}`}${query ? `?${new URLSearchParams(query)}` : ''}`,
    method,
    headers: { ...headers, 'x-amz-content-sha256': contentHash },
    accessKeyId: place.accessKey,
    secretAccessKey: place.secret,
    service: 's3',
    region: place.region,
    // The content's type is signed too, as the protocol asks.
    allHeaders: true,
  })
  const signed = await signer.sign()
  try {
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
    })
    return { status: response.status, headers: response.headers, bytes: await response.bytes() }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    throw new Error(`The media storage cannot be reached (${cause?.code ?? name}).`)
  }
}

/** A bucket that is not there is a mistake in the settings, not a missing file. */
function isMissing({ status, bytes }: Answered): boolean {
  return status === 404 && codeIn(bytes) === 'NoSuchKey'
}

/** Says what was refused, without the answer's text: it repeats parts of the signature. */
function refusedBy({ method, key }: S3Request, { status, bytes }: Answered): Error {
  return new Error(`The media storage answered ${method} ${key} with ${status} ${codeIn(bytes)}`.trim())
}

function codeIn(bytes: Uint8Array): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(Buffer.from(bytes.subarray(0, 2_000)).toString())?.[1] ?? ''
}

function totalBytes({ headers }: Answered): number {
  const total = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]
  if (total === undefined) throw new Error('The media storage sent a part without saying of how much')
  return Number(total)
}
