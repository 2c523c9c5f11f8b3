import { createServer, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkPrefix } from '#rules/basics/network-prefix.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { inTurn, type RawHandler } from './in-turn.ts'
import { createReaderWatch } from './slow-readers.ts'
import { createSenderWatch } from './slow-senders.ts'

/** What Node says itself of a request that takes too long. */
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

interface GuardedServerOptions {
  limits: ConnectionLimits
  times: Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'>
  /** Whether many visitors come through this address, so that it is no single place. */
  isShared: (address: string) => boolean
}

/** Node's server, with a bound on everything that a connection may take without giving: places, memory, time. */
export function createGuardedServer(handle: RawHandler, { limits, times, isShared }: GuardedServerOptions): Server {
  const senders = createSenderWatch(limits)
  const answerInTurn = inTurn(handle, limits.waitingInLine)
  // A GET without a body needs no stream to read one from.
  const server = createServer({ ...times, optimizeEmptyRequests: true }, (request, response) => {
    senders.note(request, response)
    answerInTurn(request, response)
  })
  const open = countConnections(server, { limits, isShared })
  const findSlowReaders = createReaderWatch(limits)
  const look = setInterval(() => {
    const now = performance.now()
    for (const socket of findSlowReaders(open, now)) socket.destroy()
    for (const response of senders.findSlowSenders(now)) cutOff(server, response)
  }, limits.lookEveryMs).unref()
  server.once('close', () => clearInterval(look))
  return server
}

/** Full, the idle make room for the next; who comes from a place that has its share already is turned away. */
function countConnections(
  server: Server,
  { limits, isShared }: Pick<GuardedServerOptions, 'limits' | 'isShared'>,
): ReadonlySet<Socket> {
  const open = new Set<Socket>()
  const openByPlace = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const place = isShared(address) ? null : networkPrefix(address)
    const ofPlace = place === null ? 0 : (openByPlace.get(place) ?? 0)
    if (open.size >= limits.open) closeIdle(server, open)
    if (open.size >= limits.open || ofPlace >= limits.openPerPlace) return void socket.destroy()
    open.add(socket)
    if (place !== null) openByPlace.set(place, ofPlace + 1)
    socket.once('close', () => {
      open.delete(socket)
      if (place === null) return
      const left = (openByPlace.get(place) ?? 1) - 1
      if (left > 0) openByPlace.set(place, left)
      else openByPlace.delete(place)
    })
  })
  return open
}

/** Browsers open another when they need one. */
function closeIdle(server: Server, open: Set<Socket>): void {
  server.closeIdleConnections()
  for (const socket of open) if (socket.destroyed) open.delete(socket)
}

/** Whoever answers broken requests says why; an answer that has begun is only ended. */
function cutOff(server: Server, { req: { socket }, headersSent }: ServerResponse): void {
  if (headersSent) socket.destroy()
  else server.emit('clientError', Object.assign(new Error('too slow'), { code: TOO_SLOW }), socket)
}
