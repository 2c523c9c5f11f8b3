import type { Pool, PoolClient } from 'pg'

/** More would wait for each other longer than for another connection. */
const MOST_TOGETHER = 4

interface Shared {
  client: Promise<PoolClient>
  joined: number
  /** Until its turn of the loop is over. */
  isOpen: boolean
  /** Whoever still uses it; the turn of the loop in which it was taken counts as one. */
  users: number
  isLost: boolean
}

interface Joined {
  client: PoolClient
  release: (isLost: boolean) => void
}

/** The latest of each kind. None is ever taken out: a map that is emptied for every visit keeps what it held from V8's quick sweeps. */
const latestByPool = new WeakMap<Pool, Map<string, Shared>>()

/**
 * A connection for what is asked in this turn of the loop, shared with whoever else asks the same kind of thing in it.
 * What they send is held until the turn is over and leaves in one piece: each piece is a call of the system on either
 * side, and wakes the other.
 */
export async function joinConnection(pool: Pool, kind: string): Promise<Joined> {
  const latest = latestByPool.get(pool) ?? new Map<string, Shared>()
  latestByPool.set(pool, latest)
  const found = latest.get(kind)
  const shared = found?.isOpen && found.joined < MOST_TOGETHER ? found : take(pool)
  latest.set(kind, shared)
  shared.joined += 1
  shared.users += 1
  const client = await shared.client
  return { client, release: (isLost) => leave(shared, { client, isLost }) }
}

function take(pool: Pool): Shared {
  const shared: Shared = { client: pool.connect(), joined: 0, isOpen: true, users: 1, isLost: false }
  const close = () => {
    shared.isOpen = false
  }
  shared.client.then((client) => {
    const release = holdBack(client)
    setImmediate(() => {
      close()
      release()
      leave(shared, { client, isLost: false })
    })
  }, close)
  return shared
}

/** Nothing leaves until it is let go. */
function holdBack(client: PoolClient): () => void {
  // The library does not tell of it.
  const { stream } = (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } }).connection
  stream.cork()
  return () => stream.uncork()
}

function leave(shared: Shared, { client, isLost }: { client: PoolClient; isLost: boolean }): void {
  shared.isLost ||= isLost
  shared.users -= 1
  if (shared.users === 0) client.release(shared.isLost)
}
