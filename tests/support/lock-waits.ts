import type { Pool } from 'pg'
import { expect, vi } from 'vitest'

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Until so many transactions wait for another one to let go: only then is a race the same each time. */
export async function untilWaiting(admin: Pool, count: number): Promise<void> {
  await vi.waitFor(async () => expect((await admin.query(WAITING)).rowCount).toBe(count), { timeout: 20_000 })
}
