import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export interface S3Account {
  region: string
  accessKey: string
  secret: string
}

/** What of a request is signed. */
export interface SignedRequest {
  method?: string | undefined
  url?: string | undefined
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/
const MAX_SKEW_MS = 15 * 60_000

interface SignatureProblemOptions {
  request: SignedRequest
  account: S3Account
  now: Date
}

/**
 * Checks a request as the service does, from its own words in «Signature Version 4»: canonical request, string to sign,
 * derived key. Answers the code of the error, or null when all is right.
 */
export function signatureProblem({ request, account, now }: SignatureProblemOptions): string | null {
  const { headers, body } = request
  const [, accessKey, day = '', region, signedNames = '', signature = ''] =
    AUTHORIZATION.exec(String(headers.authorization)) ?? []
  if (accessKey === undefined) return 'AccessDenied'
  if (accessKey !== account.accessKey) return 'InvalidAccessKeyId'
  if (region !== account.region) return 'AuthorizationHeaderMalformed'

  const names = signedNames.split(';')
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => /^x-amz-|^content-type$/.test(name))]
  if (mustBeSigned.some((name) => !names.includes(name))) return 'AccessDenied'

  const date = String(headers['x-amz-date'])
  if (!date.startsWith(day) || Math.abs(timeOf(date) - now.getTime()) > MAX_SKEW_MS) return 'RequestTimeTooSkewed'
  const contentHash = String(headers['x-amz-content-sha256'])
  if (contentHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const scope = `${day}/${region}/s3/aws4_request`
  const canonical = canonicalRequest({ request, names, contentHash })
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = [day, account.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (parent, part) => hmac(parent, part),
    `AWS4${account.secret}`,
  )
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

interface CanonicalRequestOptions {
  request: SignedRequest
  names: string[]
  contentHash: string
}

function canonicalRequest({
  request: { method, url = '/', headers },
  names,
  contentHash,
}: CanonicalRequestOptions): string {
  const [path = '/', query = ''] = url.split('?')
  const segments = path.split('/').map((segment) => encodeStrictly(decodeURIComponent(segment)))
  const pairs = [...new URLSearchParams(query)].map((pair) => pair.map(encodeStrictly).join('=')).sort()
  const lines = names.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}\n`)
  return [method, segments.join('/'), pairs.join('&'), lines.join(''), names.join(';'), contentHash].join('\n')
}

function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** `20260501T103000Z` */
function timeOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
