import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { networkPrefix } from '#rules/basics/network-prefix.ts'
import { isLoopback, type ProxyTrust } from './proxy-trust.ts'
import { visitorAddresses } from './visitor.ts'

/** What is remembered of places stays bounded. */
const MAX_PLACES = 5_000

export interface Flood {
  /** Whether this request comes from a place that has asked too much: whoever answers early leaves it to the limit. */
  isOver(request: IncomingMessage): boolean
  /** Counts a request that was answered before the limit saw it. */
  count(request: IncomingMessage): void
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
    isOver(request) {
      const place = placeOf(request, trust)
      return place !== null && (counted(place)?.current ?? 0) >= max
    },
    count(request) {
      const place = placeOf(request, trust)
      if (place !== null) add(place)
    },
    // It is built with `new`, and there is only one.
    Store: function Store() {
      return store
    } as unknown as FastifyRateLimitStoreCtor,
  }
}

/** As `visitorPlace` tells it of a request that Fastify has seen; null where nobody knows who asks. */
function placeOf(request: IncomingMessage, trust: ProxyTrust): string | null {
  const remote = request.socket.remoteAddress ?? ''
  const addresses = visitorAddresses(request, trust)
  if (addresses.length <= 1 && isLoopback(remote)) return null
  const address = addresses.at(-1) ?? ''
  return networkPrefix(isIP(address) === 0 ? remote : address)
}
