import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type RawHandler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Requests that a connection sends ahead wait until its answers before them are out. Node would work on all of them at
 * once, so that one connection whose owner reads nothing could take every place there is. Browsers and proxies send
 * none ahead; who sends more than a few is hung up on, which HTTP allows.
 */
export function inTurn(handle: RawHandler, maxWaiting: number): RawHandler {
  const waitingBySocket = new WeakMap<Socket, number>()
  return (request, response) => {
    // An answer gets its socket when those before it are out: in all but a few requests it has it already.
    if (response.socket !== null) return handle(request, response)
    const { socket } = request
    const waiting = (waitingBySocket.get(socket) ?? 0) + 1
    if (waiting > maxWaiting) return void socket.destroy()
    waitingBySocket.set(socket, waiting)
    response.once('socket', () => {
      waitingBySocket.set(socket, (waitingBySocket.get(socket) ?? 1) - 1)
      handle(request, response)
    })
  }
}
