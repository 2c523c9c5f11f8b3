import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { cpuOfTrees } from './process-tree.ts'

const LOOK_MS = 250
const PATIENCE_MS = 300_000
/** Less than this part of a core is what a server does that has nothing to do. */
const RESTING = 0.15
/** When what only waits for more work has ended, and what was only room has been given back. */
const LONG_REST_MS = 75_000
/** So many quiet looks in a row: a gap between two pieces of work is no end. */
const QUIET_LOOKS = 3

interface AtRest {
  roots: readonly number[]
  /** How many pieces of work the database knows of that could be done now. */
  countLeft: () => Promise<number>
}

/** Waits until nothing is left to do: no row waits to be worked on, and no process works. */
export async function comeToRest({ roots, countLeft }: AtRest): Promise<void> {
  const ends = Date.now() + PATIENCE_MS
  let quiet = 0
  let before = totalMs(roots)
  let left = 0
  while (quiet < QUIET_LOOKS) {
    if (Date.now() > ends) throw new Error(`It does not come to rest: ${left} pieces of work are left.`)
    const startedAt = performance.now()
    await wait(LOOK_MS)
    left = await countLeft()
    const now = totalMs(roots)
    const busy = (now - before) / (performance.now() - startedAt)
    before = now
    quiet = left === 0 && busy < RESTING ? quiet + 1 : 0
  }
}

/** For whoever is at rest already. */
export async function restForLong(): Promise<void> {
  await wait(LONG_REST_MS)
}

function totalMs(roots: readonly number[]): number {
  const { serverMs, databaseMs } = cpuOfTrees(roots)
  return serverMs + databaseMs
}

const LEFT = `select count(*) as rows from platform.due_work where due_at <= now()`
const JOBS = `select count(*) as rows from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`

/** What the shop has still to do: due work, which every mail is, and jobs. Cheap, because looking costs as well. */
export function leftInShop(ownerUrl: string): { countLeft: () => Promise<number>; end: () => Promise<void> } {
  const client = new pg.Client({ connectionString: ownerUrl })
  // The server's end takes its database along, perhaps before us.
  client.on('error', () => {})
  const connected = client.connect()
  return {
    async countLeft() {
      await connected
      const [rows, jobs] = [await client.query(LEFT), await client.query(JOBS)]
      return Number(rows.rows[0].rows) + Number(jobs.rows[0].rows)
    },
    end: () => client.end(),
  }
}
