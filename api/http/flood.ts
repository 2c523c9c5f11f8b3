import type { IncomingMessage } from 'node:http'
import { isIP, type Socket } from 'node:net'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { networkPrefix } from '#rules/basics/network-prefix.ts'
import { isLoopback, type ProxyTrust } from './proxy-trust.ts'
import { visitorAddresses } from './visitor.ts'

/** What is remembered of places stays bounded. */
const MAX_PLACES = 5_000

export interface Flood {
  /** The place that a request counts for, as `visitorPlace` tells it later; null where nobody knows who asks. */
  placeOf(request: IncomingMessage): string | null
  /** Whether a place has asked too much: whoever answers early leaves it to the limit. */
  isOver(place: string | null): boolean
  /** Counts a request that was answered before the limit saw it. */
  count(place: string | null): void
  /** What the limit itself counts with. */
  Store: FastifyRateLimitStoreCtor
}

interface FloodOptions {
  max: number
  windowMs: number
  trust: ProxyTrust
}

/** Counts what one place asks of the API in this process, whether it is answered from memory or anew. */
export function createFlood({ max, windowMs, trust }: FloodOptions): Flood {
  /** Who holds a connection does not change. */
  const placeBySocket = new WeakMap<Socket, string | null>()
  const countByPlace = new LRUCache<string, { current: number; since: number }>({ max: MAX_PLACES })

  function counted(place: string) {
    const known = countByPlace.get(place)
    return known && known.since + windowMs > Date.now() ? known : undefined
  }

  function add(place: string) {
    const known = counted(place) ?? { current: 0, since: Date.now() }
    known.current++
    countByPlace.set(place, known)
    return { current: known.current, ttl: known.since + windowMs - Date.now() }
  }

  const store: FastifyRateLimitStore = {
    incr: (place, tell) => tell(null, add(place)),
    child: () => store,
  }
  return {
    placeOf(request) {
      if (request.headers['x-forwarded-for'] !== undefined) return readPlace(request, trust)
      const known = placeBySocket.get(request.socket)
      if (known !== undefined) return known
      const place = readPlace(request, trust)
      placeBySocket.set(request.socket, place)
      return place
    },
    isOver: (place) => place !== null && (counted(place)?.current ?? 0) >= max,
    count(place) {
      if (place !== null) add(place)
    },
    // It is built with `new`, and there is only one.
    Store: function Store() {
      return store
    } as unknown as FastifyRateLimitStoreCtor,
  }
}

function readPlace(request: IncomingMessage, trust: ProxyTrust): string | null {
  const remote = request.socket.remoteAddress ?? ''
  const addresses = visitorAddresses(request, trust)
  if (addresses.length <= 1 && isLoopback(remote)) return null
  const address = addresses.at(-1) ?? ''
  return networkPrefix(isIP(address) === 0 ? remote : address)
}
