import type { Pace } from './pace.ts'

/** What connections may cost one serving process. */
export interface ConnectionLimits {
  /** Connections at once. */
  open: number
  /** Of these, from one place. */
  openPerPlace: number
  /** Requests that one connection may send ahead, before it has got its answer. */
  waitingInLine: number
  /** How fast an answer is to be taken and a body to be sent. */
  pace: Pace
  /** Bytes of answers that wait for their readers, over all connections. */
  untakenBytes: number
  /** Bytes of bodies that are not whole yet, over all connections; forms with files lie on the disk and do not count. */
  unfinishedBytes: number
  lookEveryMs: number
}
