import { lookup as lookUpName } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { withTimeout } from '#providers/processes/with-timeout.ts'
import { isPublicAddress } from './public-address.ts'

/** What others have drawn, by its address. Whatever goes wrong is the same "no": it tells nothing of networks within. */
export interface DrawingLoader {
  load(url: string): Promise<{ bytes: Uint8Array } | { refusal: 'drawing-not-loaded' | 'media-too-large' }>
}

interface DrawingLoaderOptions {
  /** All addresses of a name. */
  lookup?: (hostname: string) => Promise<readonly string[]>
  isAllowed?: (address: string) => boolean
  port?: number
  /** Whom to believe besides the usual authorities. */
  ca?: string
  patienceMs?: number
}

const MAX_BYTES = 1_000_000
/** For everything together: looking up, connecting, reading. */
const PATIENCE_MS = 3_000
const NOT_LOADED = { refusal: 'drawing-not-loaded' } as const
const TOO_LARGE = { refusal: 'media-too-large' } as const

export function createDrawingLoader({
  lookup = addressesOf,
  isAllowed = isPublicAddress,
  port = 443,
  ca,
  patienceMs = PATIENCE_MS,
}: DrawingLoaderOptions = {}): DrawingLoader {
  return {
    async load(given) {
      const url = readAddress(given)
      if (!url) return NOT_LOADED
      const loaded = await withTimeout(patienceMs, async (signal) => {
        const addresses = await lookup(url.hostname)
        const [address] = addresses
        // A name with one address within our walls is refused for all of them.
        if (address === undefined || !addresses.every(isAllowed) || signal.aborted) return NOT_LOADED
        return fetchDrawing({ url, address, port, ca, signal })
      })
      return 'outcome' in loaded ? NOT_LOADED : loaded
    },
  }
}

/** Names only: whoever writes a number, in whatever spelling, means a machine and no site. */
function readAddress(given: string): URL | null {
  const url = URL.parse(given)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null
  return isIP(url.hostname) !== 0 || !/[a-z0-9]\.[a-z][a-z0-9-]*$/.test(url.hostname) ? null : url
}

async function addressesOf(hostname: string): Promise<string[]> {
  const found = await lookUpName(hostname, { all: true })
  return found.map(({ address }) => address)
}

interface FetchOptions {
  url: URL
  /** The one that was checked: it is connected to as it is, and its name is not looked up again. */
  address: string
  port: number
  ca: string | undefined
  signal: AbortSignal
}

async function fetchDrawing({ url, address, port, ca, signal }: FetchOptions) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const asked = request({
    host: address,
    port,
    servername: url.hostname,
    path: `${url.pathname}${url.search}`,
    headers: { host: url.host, accept: 'image/svg+xml', 'accept-encoding': 'identity', 'user-agent': 'Cuvee' },
    // Of its own: no connection is kept, and none is taken that somebody else has opened.
    agent: false,
    signal,
    ...(ca === undefined ? {} : { ca }),
  })
  asked.on('response', resolve).on('error', reject).end()
  try {
    return await readDrawing(await promise)
  } finally {
    asked.destroy()
  }
}

/** Only a plain 200: whoever leads elsewhere would lead around the check of the address. */
async function readDrawing(answer: IncomingMessage) {
  const type = (answer.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  const encoding = answer.headers['content-encoding'] ?? 'identity'
  if (answer.statusCode !== 200 || type !== 'image/svg+xml' || encoding !== 'identity') return NOT_LOADED
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MAX_BYTES) return TOO_LARGE
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks) }
}
