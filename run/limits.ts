/** What one serving process allows itself. */
export const POOL_SIZE = 10
export const JOBS_POOL_SIZE = 6
export const CACHE_BYTES = 64 * 1024 * 1024
export const GATE = { places: 24, reserved: 6, queue: 400, patienceMs: 300 }
export const HOT_PICTURES_BYTES = 16 * 1024 * 1024

/** Slow senders are cut off; idle connections live longer than the usual proxy's, so that we never hang up first. */
export const CONNECTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  // A GET without a body needs no stream to read one from.
  optimizeEmptyRequests: true,
}
