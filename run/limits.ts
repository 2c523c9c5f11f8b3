import type { ConnectionLimits } from './connections/connection-limits.ts'

/** What one serving process allows itself; decisions/007 and 023 say why these numbers. */
export const POOL_SIZE = 10
export const JOBS_POOL_SIZE = 6
export const CACHE_BYTES = 64 * 1024 * 1024
export const GATE = { places: 24, reserved: 6, perPlace: 4, queue: 400, patienceMs: 300 }
export const HOT_PICTURES_BYTES = 16 * 1024 * 1024

/** Idle connections live longer than the usual proxy's, so that we never hang up first. */
export const HTTP_TIMES = {
  headersTimeout: 10_000,
  // A large form over a poor line takes minutes; who merely drips is cut off long before.
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
}

/** Nobody holds a connection without using it. */
export const CONNECTIONS: ConnectionLimits = {
  open: 2_000,
  openPerPlace: 200,
  waitingInLine: 16,
  // Meant to lie below any line that a shop can be used on.
  pace: { graceMs: 10_000, bytesPerSecond: 4_000 },
  untakenBytes: 64 * 1024 * 1024,
  unfinishedBytes: 48 * 1024 * 1024,
  lookEveryMs: 1_000,
}
