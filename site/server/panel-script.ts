import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptPage } from './kept-page.ts'
import { pageEncoding, writeEncoded } from './page-encoder.ts'

/** Where one signs in, buys or pays, and what a secret link opens: nothing is edited there, and nothing is in the way. */
const WITHOUT: ReadonlySet<string> = new Set([
  'account',
  'auth',
  'cart',
  'invitation',
  'newsletter',
  'order',
  'password',
  'payment',
  'preview',
  'privacy',
  'quote',
  'review',
  'visit',
  'withdrawal',
])
/** An event that somebody has registered for. */
const OWN_REGISTRATION = '/evenements/inscription/'

/** The panel's script for this page; null where there is none to be. */
export function panelOn(path: string, script: string | null): string | null {
  const [first = ''] = path.slice(1).split('/')
  return WITHOUT.has(first) || path.startsWith(OWN_REGISTRATION) ? null : script
}

/** Before the end of the head, where React looks for nothing of its own. The policy lets our own files run. */
export function withPanel(html: string, script: string): string {
  return html.replace('</head>', () => `<script type="module" src="${script}"></script></head>`)
}

interface SendOptions {
  page: KeptPage
  request: IncomingMessage
  response: ServerResponse
  panel: string
}

/** Names of headers that speak of the bytes as they are kept. */
const OF_THE_BYTES = new Set(['cache-control', 'etag', 'content-length', 'content-encoding', 'vary'])

/** What everyone gets, to the byte, and the script: for this one reader, kept by nobody. */
export async function sendWithPanel({ page, request, response, panel }: SendOptions): Promise<void> {
  const { body: kept, headers: flat } = page.variants.identity
  const headers: Record<string, string> = { 'cache-control': 'private, no-store', vary: 'Accept-Encoding' }
  for (let at = 0; at < flat.length; at += 2) {
    const [name = '', value = ''] = flat.slice(at, at + 2)
    if (!OF_THE_BYTES.has(name)) headers[name] = value
  }
  const isPage = headers['content-type']?.startsWith('text/html')
  const body = isPage ? Buffer.from(withPanel(kept.toString(), panel)) : kept
  const encoding =
    request.method === 'HEAD' ? 'identity' : pageEncoding(request.headers['accept-encoding'] as string | undefined)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  response.writeHead(200, headers)
  if (request.method !== 'HEAD' && encoding !== 'identity') await writeEncoded({ body: [body], response, encoding })
  else if (request.method !== 'HEAD') response.write(body)
  response.end()
}
