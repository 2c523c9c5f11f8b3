/** A bucket, and who may use it. */
export interface S3Place {
  /** Scheme, host and bucket: `https://s3.eu-west-3.amazonaws.com/my-bucket`. */
  bucketUrl: string
  region: string
  accessKey: string
  secret: string
}

/** What an address must look like, as the end of a sentence that starts with its name. */
export const S3_ADDRESS_RULE =
  'must look like s3://<access key>:<secret>@<host>/<bucket>?region=<region>, with key and secret percent-encoded and tls=0 for plain http'

const BUCKET = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/
const REGION = /^[a-z0-9-]{1,40}$/
const OPTIONS = new Set(['region', 'tls'])

/** Null when the address is none. */
export function readS3Place(address: string): S3Place | null {
  if (!/^s3:\/\/[^/?#]/.test(address) || !URL.canParse(address)) return null
  const { username, password, host, pathname, searchParams, hash } = new URL(address)
  const bucket = BUCKET.exec(pathname)?.[1]
  const region = searchParams.get('region') ?? ''
  const tls = searchParams.get('tls') ?? '1'
  const [accessKey, secret] = [decode(username), decode(password)]
  const isWhole = accessKey && secret && host && bucket && REGION.test(region) && /^[01]$/.test(tls) && hash === ''
  if (!isWhole || [...searchParams.keys()].some((name) => !OPTIONS.has(name))) return null
  return { bucketUrl: `${tls === '1' ? 'https' : 'http'}://${host}/${bucket}`, region, accessKey, secret }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
