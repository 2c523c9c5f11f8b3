import type { Socket } from 'node:net'
import type { ConnectionLimits } from './connection-limits.ts'
import { isTooSlow } from './pace.ts'

interface Wait {
  since: number
  /** Bytes that the reader had taken when the wait began. */
  taken: number
}

/** Notices answers that nobody takes. */
export function createReaderWatch({ pace, untakenBytes }: Pick<ConnectionLimits, 'pace' | 'untakenBytes'>) {
  const waits = new Map<Socket, Wait>()

  /** Those to be cut off: the ones below the pace, and the longest waiting while too much lies in memory. */
  return function findSlowReaders(sockets: Iterable<Socket>, now: number): Socket[] {
    for (const socket of waits.keys()) if (!isWaiting(socket)) waits.delete(socket)
    for (const socket of sockets) {
      if (!isWaiting(socket) || waits.has(socket)) continue
      waits.set(socket, { since: now, taken: socket.bytesWritten - socket.writableLength })
    }
    const slow: Socket[] = []
    const patient: Socket[] = []
    for (const [socket, { since, taken }] of waits) {
      const isSlow = isTooSlow({ ms: now - since, bytes: socket.bytesWritten - taken }, pace)
      if (isSlow) slow.push(socket)
      else patient.push(socket)
    }
    let untaken = patient.reduce((sum, { writableLength }) => sum + writableLength, 0)
    for (const socket of patient) {
      if (untaken <= untakenBytes) break
      slow.push(socket)
      untaken -= socket.writableLength
    }
    return slow
  }
}

function isWaiting(socket: Socket): boolean {
  return !socket.destroyed && socket.writableLength > 0
}
