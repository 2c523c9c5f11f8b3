import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { networkPrefix } from '#rules/basics/network-prefix.ts'
import { isLoopback, type ProxyTrust } from './proxy-trust.ts'

interface SeenVisitor {
  place: string
  isThisMachine: boolean
}

const seenByRequest = new WeakMap<FastifyRequest, SeenVisitor>()

/** Read once: the framework reads what proxies say anew each time it is asked for an address. */
function seenIn(request: FastifyRequest): SeenVisitor {
  const known = seenByRequest.get(request)
  if (known) return known
  const { ip } = request
  const remote = request.socket.remoteAddress ?? ''
  const seen = {
    place: networkPrefix(isIP(ip) === 0 ? remote : ip),
    isThisMachine: isLoopback(ip) && (request.ips ?? []).length <= 1 && isLoopback(remote),
  }
  seenByRequest.set(request, seen)
  return seen
}

/** Where a visitor is, as it is counted everywhere: what our proxies say, or the connection where there are none. */
export function visitorPlace(request: FastifyRequest): string {
  return seenIn(request).place
}

/**
 * Whether nobody knows who asks: this very machine does, and no proxy of ours says for whom. That is a health check, a
 * tool, or a proxy that nobody has told us of; counted as one place, it would shut everyone out. A loopback address that
 * a header claims is a visitor like any other.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  return seenIn(request).isThisMachine
}

/** What is counted at the gate; null where many share one address that nobody can tell apart. */
export function gatePlace(request: FastifyRequest): string | null {
  return isFromThisMachine(request) ? null : visitorPlace(request)
}

/** Whether the visitor came to the outermost of our proxies over https. What stands left of its word, anyone may have written. */
export function cameOverHttps(request: IncomingMessage, trust: ProxyTrust): boolean {
  const words = listed(request.headers['x-forwarded-proto'])
  const chain = addressChain(request)
  const untrusted = chain.findIndex((address, hopsAway) => !trust.isProxy(address, hopsAway))
  const proxies = untrusted < 0 ? chain.length : untrusted
  return proxies > 0 && words[Math.max(0, words.length - proxies)] === 'https'
}

/** Who holds the connection, then the proxies of ours that others are behind, and the visitor last. */
export function visitorAddresses(request: IncomingMessage, trust: ProxyTrust): string[] {
  const chain = addressChain(request)
  const untrusted = chain.findIndex((address, hopsAway) => !trust.isProxy(address, hopsAway))
  return untrusted < 0 ? chain : chain.slice(0, untrusted + 1)
}

function addressChain({ socket, headers }: IncomingMessage): string[] {
  return [socket.remoteAddress ?? '', ...listed(headers['x-forwarded-for']).reverse()]
}

/**
 * Says in one word what several proxies have said, for whoever decides whether cookies are for https only. Any word of
 * https is enough: a proxy of ours that speaks http with the next one must not take it away, and who makes it up keeps a
 * cookie from nobody but themselves.
 */
export function joinForwardedProto({ headers }: IncomingMessage): void {
  const words = listed(headers['x-forwarded-proto'])
  if (words.length > 1) headers['x-forwarded-proto'] = words.includes('https') ? 'https' : 'http'
}

/** Whether a request names more than one host: which of them is meant, a proxy before us may read otherwise. */
export function namesManyHosts({ headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host?.includes(',')) return true
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

function listed(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
}
