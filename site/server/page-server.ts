import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Ask } from '#client/ask.ts'
import { visitFrom } from '#contract/sites/routes.ts'
import { type AllowedHosts, joinHosts, NO_HOSTS } from '#rules/consent/connector-hosts.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { type Locale, localeFromPath } from '#words/basics/locales.ts'
import { type Detour, findDetour } from './detours.ts'
import { askWithLook, findDraftLook } from './draft-look.ts'
import { drawnOf } from './drawn-answer.ts'
import { type KeptPage, keepPage, sendKeptPage } from './kept-page.ts'
import { delayScripts } from './late-scripts.ts'
import { readPageAddress } from './page-address.ts'
import { encodedWhole, pageEncoding, writeEncoded } from './page-encoder.ts'
import { panelOn, sendWithPanel, withPanel } from './panel-script.ts'
import { plainPage } from './plain-page.ts'
import { contentSecurityPolicy, hashOwnInlines, PAGE_HEADERS, type Policy } from './security-headers.ts'
import type { SiteCache } from './site-cache.ts'

/** What the built site offers. */
export interface SiteRenderer {
  render(request: Request, page: PageContext): Promise<Response>
  /** Whether the route of this path says that its page is the same for everyone. */
  isKeptPath(path: string): boolean
  /** Whether the route of this path says that its form has files. */
  takesFiles(path: string): boolean
  /** Whether the page of this path, made for one person, can be read before its scripts are there. */
  sleeps(path: string): boolean
}

interface PageRequest {
  siteId: number
  request: IncomingMessage
  /** What a form has sent; null when nothing was. */
  body: Buffer | null
  response: ServerResponse
  /** Asks in the caller's own name. */
  askAsCaller: (locale: Locale) => Ask
  /** Asks as a visitor nobody knows. */
  askAsVisitor: (locale: Locale) => Ask
  /** What the answers so far show of things that live. */
  live: ReadonlySet<string>
  /** Whether a fault will pass by itself, as when the database restarts. */
  isPassing: (error: unknown) => boolean
  policy: Policy
  /** The script of the panel, where whoever reads may work for the estate. */
  panel: string | null
  onFault: (error: unknown) => void
}

/** When to look again at a site that is being built. */
const UNFINISHED_SECONDS = 3_600

/** As long as a source's name may be. */
const MAX_FROM = 60

/** Answers a page: from memory if it is kept there, rendered otherwise. Throws what only needs a retry. */
export async function answerPage(
  renderer: SiteRenderer,
  { cache, page }: { cache: SiteCache; page: PageRequest },
): Promise<void> {
  const { request, response, siteId, policy } = page
  const rawUrl = request.url ?? '/'
  const address = readPageAddress(rawUrl)
  if (!address) return sendPlain({ response, status: 400, locale: localeFromPath(rawUrl) })
  const detour = findDetour(rawUrl)
  if (detour) return sendDetour({ page, detour, locale: address.locale })

  const nonce = randomBytes(16).toString('hex')
  const { locale, url, isData, page: pagePath, query, path } = address
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const draft = isRead ? await findDraftLook(rawUrl, page.askAsCaller(locale)) : null
  const isKept = isRead && draft === null && renderer.isKeptPath(pagePath)
  const askIn = isKept ? page.askAsVisitor : page.askAsCaller
  // Routes take capitals as well: one spelling of them is enough to keep.
  let mayKeep = isKept && !/[A-Z]/.test(decodeURIComponent(pagePath))
  const doNotKeep = () => {
    mayKeep = false
  }
  const askOfCaller = page.askAsCaller(locale)
  // Whatever was asked in somebody's name is theirs alone, on any page.
  const askAsCaller: Ask = (route, asked) => {
    doNotKeep()
    return askOfCaller(route, asked)
  }
  const askAnybody = isKept ? askIn(locale) : askAsCaller
  const ask = draft ? askWithLook(askAnybody, draft) : askAnybody
  const context = { ask, askAsCaller, askIn, locale, path, nonce, isKept, asData: isData, doNotKeep }
  const render = () => renderOrThrow(renderer, { page, url: pagePath + query, context })
  // An answer to a form, and what a query tells of one, is led to by scripts.
  const sleeps = isRead && !url.includes('?') && renderer.sleeps(pagePath)
  const panel = isRead && !isData && draft === null ? panelOn(path, page.panel) : null
  const sending = { request, response, policy, nonce, sleeps, panel }
  if (draft) response.setHeader('x-robots-tag', 'noindex')
  if (!isKept) return sendFresh({ rendered: await render(), ...sending })

  let fresh: Rendered | undefined
  const kept = await cache.findOrRender({ siteId, url }, async () => {
    fresh = await render()
    return mayKeep ? keepIfWhole({ fresh, policy, nonce, live: page.live }) : null
  })
  if (kept && panel !== null) await sendWithPanel({ page: kept, request, response, panel })
  else if (kept) sendKeptPage({ page: kept, request, response })
  else await sendFresh({ rendered: fresh ?? (await render()), ...sending })
}

interface SendDetourOptions {
  page: PageRequest
  detour: Detour
  locale: Locale
}

/** A visit that cannot be counted does not keep the visitor from the page. */
async function sendDetour({ page, detour: { status, location, from }, locale }: SendDetourOptions): Promise<void> {
  if (from !== undefined) {
    const counted = page.askAsVisitor(locale)(visitFrom, { params: { from: from.slice(0, MAX_FROM) } })
    await counted.catch(page.onFault)
  }
  page.response.writeHead(status, { ...PAGE_HEADERS, location, 'cache-control': 'no-store' }).end()
}

/** A page, and the hosts that its loaders asked to be allowed. */
interface Rendered {
  response: Response
  hosts: AllowedHosts
}

interface RenderOrThrowOptions {
  page: PageRequest
  url: string
  context: Omit<PageContext, 'onFault' | 'allowHosts'>
}

/** The router turns any fault into an error page; one that only needs a retry is better said as such. */
async function renderOrThrow(
  renderer: SiteRenderer,
  { page: { request, body, isPassing, onFault }, url, context }: RenderOrThrowOptions,
): Promise<Rendered> {
  const passing: unknown[] = []
  const note = (error: unknown) => {
    if (isPassing(error)) passing.push(error)
    else onFault(error)
  }
  let hosts = NO_HOSTS
  const allowHosts = (allowed: AllowedHosts) => {
    hosts = joinHosts([hosts, allowed])
  }
  const response = await renderer.render(webRequest({ request, url, body }), { ...context, allowHosts, onFault: note })
  if (passing.length > 0 && response.status >= 500) throw passing[0]
  return { response, hosts }
}

interface KeepIfWholeOptions {
  fresh: Rendered
  policy: Policy
  nonce: string
  live: ReadonlySet<string>
}

/** Errors, redirects and anything with a cookie are never kept. */
async function keepIfWhole({
  fresh: { response, hosts },
  policy,
  nonce,
  live,
}: KeepIfWholeOptions): Promise<KeptPage | null> {
  if (response.status !== 200 || response.headers.has('set-cookie')) return null
  const { html, scripts, styles } = hashOwnInlines(delayScripts(await htmlOf(response), nonce), nonce)
  const headers = {
    ...PAGE_HEADERS,
    'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
    'content-security-policy': policy({ scripts, styles }, hosts),
    ...ownCaching(response),
  }
  // Read to its end above: nothing more is asked for it.
  return keepPage({ html: Buffer.from(html), headers, live })
}

/** A page may say itself how others are to keep it. */
function ownCaching({ headers }: Response): Record<string, string> {
  const said = headers.get('cache-control')
  return said === null ? {} : { 'cache-control': said }
}

interface SendFreshOptions {
  rendered: Rendered
  request: IncomingMessage
  response: ServerResponse
  policy: Policy
  nonce: string
  sleeps: boolean
  panel: string | null
}

async function sendFresh(options: SendFreshOptions): Promise<void> {
  const { rendered, request, response, policy, nonce, sleeps, panel } = options
  const { response: fresh, hosts } = rendered
  const own = [`nonce-${nonce}`]
  const headers: Record<string, string> = {
    ...PAGE_HEADERS,
    ...Object.fromEntries(fresh.headers),
    'content-security-policy': policy({ scripts: own, styles: own }, hosts),
    'cache-control': 'private, no-store',
  }
  if (fresh.status === 503) headers['retry-after'] = String(UNFINISHED_SECONDS)
  // Beside those that the calls of this page have set already.
  for (const cookie of fresh.headers.getSetCookie()) response.appendHeader('set-cookie', cookie)
  delete headers['set-cookie']
  const drawn = drawnOf(fresh)
  const hasBody = drawn !== null || fresh.body !== null
  const encoding =
    hasBody && request.method !== 'HEAD'
      ? pageEncoding(request.headers['accept-encoding'] as string | undefined)
      : 'identity'
  if (hasBody) headers.vary = 'Accept-Encoding'
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  const isPage = fresh.headers.get('content-type')?.startsWith('text/html')
  const whole = isPage && (sleeps || panel !== null) ? await changedPage({ fresh, nonce, sleeps, panel }) : drawn
  const body = whole ? [whole] : fresh.body
  const sent = whole && encodedWhole(whole, encoding)
  if (sent) {
    response.writeHead(fresh.status, { ...headers, 'content-length': String(sent.length) }).end(sent)
    return
  }
  response.writeHead(fresh.status, headers)
  if (body && encoding !== 'identity') await writeEncoded({ body, response, encoding })
  else if (body) await writeAsRendered(body, response)
  response.end()
}

interface ChangedPageOptions {
  fresh: Response
  nonce: string
  sleeps: boolean
  panel: string | null
}

const HEAD_ENDS = '</head>'

/** All of it stands in the head, so only that is read; a letter for each byte, since what is looked for and put in is ASCII. */
async function changedPage({ fresh, nonce, sleeps, panel }: ChangedPageOptions): Promise<Buffer> {
  const page = drawnOf(fresh) ?? Buffer.from(await fresh.arrayBuffer())
  const end = page.indexOf(HEAD_ENDS) + HEAD_ENDS.length
  const head = page.toString('latin1', 0, end)
  const asSent = sleeps ? delayScripts(head, nonce) : head
  const changed = Buffer.from(panel === null ? asSent : withPanel(asSent, panel), 'latin1')
  return Buffer.concat([changed, page.subarray(end)])
}

async function htmlOf(answer: Response): Promise<string> {
  return drawnOf(answer)?.toString('utf8') ?? answer.text()
}

type Body = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Taken as fast as it is rendered: however slowly the visitor reads, the work is over when the page stands. */
async function writeAsRendered(body: Body, response: ServerResponse): Promise<void> {
  for await (const chunk of body) {
    if (response.destroyed) return
    response.write(chunk)
  }
}

interface SendPlainOptions {
  response: ServerResponse
  status: number
  locale: Locale
}

export function sendPlain({ response, status, locale }: SendPlainOptions): void {
  const { html, styleHash } = plainPage(status, locale)
  const csp = contentSecurityPolicy({ scripts: [], styles: [styleHash] })
  const headers = { ...PAGE_HEADERS, 'content-security-policy': csp, 'cache-control': 'no-store' }
  const retry: Record<string, string> = status === 503 ? { 'retry-after': '1' } : {}
  response.writeHead(status, { ...headers, ...retry, 'content-type': 'text/html; charset=utf-8' })
  response.end(html)
}

/** The host is fixed: what a page says must not depend on a header that the cache does not know. */
function webRequest({ request, url, body }: { request: IncomingMessage; url: string; body: Buffer | null }): Request {
  const headers = new Headers()
  for (const name of ['content-type', 'accept'] as const) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  const method = request.method ?? 'GET'
  const sent = body ? { body: new Uint8Array(body) } : {}
  return new Request(`http://site${url}`, { method: method === 'HEAD' ? 'GET' : method, headers, ...sent })
}
