import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id; about 40 ms and 19 MiB each. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** A fixed hash of the same cost, of a password that nobody has: what is verified where there is no account. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$f5FnobleYzKDh6z0Z4ORdg$SsdOKx4XZXbzB/Zk5WWtHDV1up9RWZl7TckMm4K3BQM'

interface HasherOptions {
  /** How many hashes are made at once; the threads are shared with the disk. */
  places: number
  /** How many may wait. */
  queue: number
}

/** Slow on purpose, in threads of its own. Answers null when too many wait already. */
export interface PasswordHasher {
  hash(password: string): Promise<string | null>
  /** With null for the hash, the same work for nothing. */
  matches(password: string, stored: string | null): Promise<boolean | null>
}

export function createPasswordHasher({ places, queue }: HasherOptions = { places: 2, queue: 60 }): PasswordHasher {
  const line = createLine(places, queue)
  return {
    hash: (password) => line(() => hash(normal(password), COST)),
    matches: (password, stored) =>
      line(async () => (await verify(stored ?? NOBODYS_HASH, normal(password))) && stored !== null),
  }
}

/** The same letters in two spellings of Unicode are the same password (RFC 8265). */
function normal(password: string): string {
  return password.normalize('NFC')
}

/** A storm of tries waits here, for a while, instead of eating the machine. */
function createLine(places: number, queue: number) {
  const waiting: (() => void)[] = []
  let working = 0
  return async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    if (working >= places) {
      if (waiting.length >= queue) return null
      await new Promise<void>((go) => waiting.push(go))
    } else working++
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else working--
    }
  }
}
