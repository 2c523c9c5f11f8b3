import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, type Locale, localeFromLang, localeFromPath } from '#words/basics/locales.ts'
import { header } from './request-header.ts'

/** Before Fastify sees it, or after. */
type ReadRequest = Pick<IncomingMessage, 'headers' | 'method'>

/** A cookie of this name is for its host alone and was set over https: browsers take no other (RFC 6265bis, 4.1.3.2). */
export const HOST_PREFIX = '__Host-'

/** Headers that a link or a picture on another site cannot send. */
const PROOFS = ['userlang', 'idsite'] as const

/** `a=1; b=2` → the value of one of them. */
function readCookie(request: ReadRequest, name: string): string | undefined {
  const cookie = header(request, 'cookie')
  if (cookie === undefined) return undefined
  for (const pair of cookie.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

/** The token comes with or without `Bearer `; a browser sends it as a cookie that scripts cannot read. */
export function readToken(request: FastifyRequest): string | null {
  const given = (header(request, 'authorization') ?? '').replace(/^Bearer\s+/i, '').trim()
  if (given !== '') return given
  return isOwnRequest(request) ? readCookie(request, 'token') || null : null
}

/** Whether nothing in a request says who asks, or that it is more than a question. */
export function isFromNobody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers.authorization !== undefined || headers['idempotency-key'] !== undefined) return false
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
  return headers.cookie === undefined || !/(?:^|;)\s*token\s*=/.test(headers.cookie)
}

/** Whether somebody who works for an estate has signed in with this browser. Anybody can say so: it opens nothing. */
export function isOfficeBrowser({ headers: { cookie } }: Pick<IncomingMessage, 'headers'>): boolean {
  return cookie !== undefined && /(?:^|;)\s*office=1/.test(cookie)
}

/** The browser's own random id, as signing in here gave it. Over https it has the name that no neighbour can set. */
export function readDevice(request: FastifyRequest): string | null {
  const name = request.protocol === 'https' ? `${HOST_PREFIX}device` : 'device'
  const given = readCookie(request, name) ?? ''
  return /^[\w-]{43}$/.test(given) ? given : null
}

/** Whether another site's page made the browser ask; what is no browser names no page. */
export function isForeign(request: FastifyRequest): boolean {
  return header(request, 'origin') !== undefined && !hasOwnOrigin(request)
}

/**
 * Whether what is read and changes something is asked for by a page of ours, or by what is no browser. A link on another
 * site sends the cookie along; it sends neither a header of its own nor says that it comes from here.
 */
export function isOwnRead(request: FastifyRequest): boolean {
  if (header(request, 'authorization') !== undefined) return true
  const from = header(request, 'sec-fetch-site')
  if (from !== undefined) return from === 'same-origin'
  if (header(request, 'origin') !== undefined) return hasOwnOrigin(request)
  return header(request, 'cookie') === undefined || PROOFS.some((name) => header(request, name) !== undefined)
}

/**
 * Whether a page of another site makes a browser change something here, in somebody's name or in nobody's. Browsers say so
 * themselves; older ones name the page. A page of ours that tells no referrer is named `null` and no less ours.
 */
export function isForeignChange(request: FastifyRequest): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const from = header(request, 'sec-fetch-site')
  if (from !== undefined) return from === 'cross-site' || from === 'same-site'
  return header(request, 'origin') !== 'null' && isForeign(request)
}

/** A cookie travels with whatever page makes the browser ask: to change something, that page must be ours. */
function isOwnRequest(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD' || hasOwnOrigin(request)
}

function hasOwnOrigin(request: FastifyRequest): boolean {
  const origin = header(request, 'origin')
  if (origin === undefined || !URL.canParse(origin)) return false
  return new URL(origin).host === header(request, 'host')
}

/** The language that the caller asks for, else the one that its visitor chose some time, else that of the form's page. */
export function requestLocale(request: ReadRequest): Locale {
  return chosenLocale(request) ?? formLocale(request)
}

/** The language that the caller asks for, else the one that its visitor chose some time; null where neither was said. */
export function chosenLocale(request: ReadRequest): Locale | null {
  const told = header(request, 'userlang') ?? readCookie(request, 'locale')
  return told === undefined ? null : localeFromLang(told)
}

/**
 * A form without a script can only say from which page of ours it was sent. Not for what is read: others may keep that,
 * and would hand one page's language to the next.
 */
function formLocale(request: ReadRequest): Locale {
  if (request.method === 'GET' || request.method === 'HEAD') return DEFAULT_LOCALE
  const referer = header(request, 'referer')
  if (referer === undefined || !URL.canParse(referer)) return DEFAULT_LOCALE
  const { host, pathname } = new URL(referer)
  return host === header(request, 'host') ? localeFromPath(pathname) : DEFAULT_LOCALE
}
