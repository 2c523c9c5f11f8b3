import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type S3Account, signatureProblem } from './s3-signature.ts'

interface StoredObject {
  bytes: Buffer
  type: string
  storedAt: string
}

interface S3StandIn {
  /** Its address as the setting names it. */
  url(changes?: Partial<S3Account & { bucket: string }>): string
  objects: Map<string, StoredObject>
  /** Requests so far. */
  asked(): number
  /** What happens to the next requests, in order, instead of an answer. */
  troubles: ('hang-up' | 'unavailable' | 'silence')[]
  close(): Promise<void>
}

const BUCKET = 'cuvee-media'
const ACCOUNT: S3Account = { region: 'eu-west-3', accessKey: 'AKIA+EXAMPLE', secret: 'a/secret+with=signs' }
const STATUS: Readonly<Record<string, number>> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  InvalidRange: 416,
  MethodNotAllowed: 405,
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
  ServiceUnavailable: 503,
}

/** One bucket of an S3-compatible service, path-style, that checks every signature itself. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, StoredObject>()
  const troubles: S3StandIn['troubles'] = []
  let asked = 0
  const server = createServer(async (request, response) => {
    asked++
    const body = Buffer.concat(await request.toArray())
    const trouble = troubles.shift()
    if (trouble === 'hang-up') return request.socket.destroy()
    if (trouble === 'silence') return
    if (trouble === 'unavailable') return sendError({ request, response, code: 'ServiceUnavailable' })
    const problem = signatureProblem({
      request: { method: request.method, url: request.url, headers: request.headers, body },
      account: ACCOUNT,
      now: new Date(),
    })
    if (problem) return sendError({ request, response, code: problem })
    answer({ objects, request, response, body })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    troubles,
    asked: () => asked,
    url(changes) {
      const { bucket, region, accessKey, secret } = { bucket: BUCKET, ...ACCOUNT, ...changes }
      const who = [accessKey, secret].map(encodeURIComponent).join(':')
      return `s3://${who}@127.0.0.1:${port}/${bucket}?region=${region}&tls=0`
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface AnswerOptions {
  objects: S3StandIn['objects']
  request: IncomingMessage
  response: ServerResponse
  body: Buffer
}

function answer({ objects, request, response, body }: AnswerOptions): void {
  const [path = '/', query = ''] = (request.url ?? '/').split('?')
  const [, bucket, ...rest] = decodeURIComponent(path).split('/')
  const key = rest.join('/')
  if (bucket !== BUCKET) sendError({ request, response, code: 'NoSuchBucket' })
  else if (key === '' && request.method === 'GET') sendList({ objects, response, query: new URLSearchParams(query) })
  else if (request.method === 'PUT') {
    const type = request.headers['content-type'] ?? 'binary/octet-stream'
    objects.set(key, { bytes: body, type, storedAt: new Date().toISOString() })
    response.writeHead(200, { etag: '"0"' }).end()
  } else if (request.method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (request.method === 'GET' || request.method === 'HEAD') {
    const found = objects.get(key)
    if (found) sendObject({ found, request, response })
    else sendError({ request, response, code: 'NoSuchKey' })
  } else sendError({ request, response, code: 'MethodNotAllowed' })
}

/** Two keys a page, so that whoever lists has to turn it. */
function sendList({
  objects,
  response,
  query,
}: {
  objects: S3StandIn['objects']
  response: ServerResponse
  query: URLSearchParams
}): void {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
  const start = Number(query.get('continuation-token') ?? 0)
  const rows = keys
    .slice(start, start + 2)
    .map((key) => `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.storedAt}</LastModified></Contents>`)
  const next = start + 2 < keys.length ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : ''
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult>${rows.join('')}${next}</ListBucketResult>`)
}

interface SendObjectOptions {
  found: StoredObject
  request: IncomingMessage
  response: ServerResponse
}

function sendObject({ found: { bytes, type }, request, response }: SendObjectOptions): void {
  const headers = { 'content-type': type, 'accept-ranges': 'bytes' }
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const isHead = request.method === 'HEAD'
  if (first === undefined) {
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(isHead ? undefined : bytes)
    return
  }
  const start = Number(first)
  const end = Math.min(last ? Number(last) : bytes.length, bytes.length - 1)
  if (start > end) {
    sendError({ request, response, code: 'InvalidRange' })
    return
  }
  const part = bytes.subarray(start, end + 1)
  const range = `bytes ${start}-${end}/${bytes.length}`
  response.writeHead(206, { ...headers, 'content-length': part.length, 'content-range': range })
  response.end(isHead ? undefined : part)
}

interface SendErrorOptions {
  request: IncomingMessage
  response: ServerResponse
  code: string
}

/** The real ones repeat what was signed: whoever logs the text logs that too. */
function sendError({ request, response, code }: SendErrorOptions): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<Error><Code>${code}</Code><Message>told in words</Message><AWSAccessKeyId>${ACCOUNT.accessKey}</AWSAccessKeyId></Error>`
  response.writeHead(STATUS[code] ?? 403, { 'content-type': 'application/xml' })
  response.end(request.method === 'HEAD' ? undefined : text)
}
