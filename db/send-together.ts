import type { PoolClient } from 'pg'

/** Where a client writes; the library does not tell of it. */
interface Wire {
  connection: { stream: { cork(): void; uncork(): void } }
}

const waiting = new WeakSet<PoolClient>()

/**
 * What a connection is asked until this turn is over leaves in one piece: each piece is a call of the system, and wakes
 * the database up to look for it.
 */
export function sendTogether(client: PoolClient): void {
  if (waiting.has(client)) return
  const { stream } = (client as unknown as Wire).connection
  waiting.add(client)
  stream.cork()
  process.nextTick(() => {
    waiting.delete(client)
    stream.uncork()
  })
}
