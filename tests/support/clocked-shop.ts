import { allDueHandlers } from '#api/all-due-handlers.ts'
import { runDueWork } from '#api/background/run-due-work.ts'
import { openShop } from './test-shop.ts'

const START = new Date('2026-11-15T10:00:00Z')

/** So many minutes after the shop has opened. */
export const minutes = (count: number) => new Date(START.getTime() + count * 60_000)

/** A shop whose clock the test holds. */
export async function openClockedShop() {
  let now = START
  const shop = await openShop({ now: () => now })
  /** Lets time pass and does what falls due; answers what failed. */
  const wait = async (until: Date) => {
    now = until
    const failures: unknown[] = []
    const options = {
      pool: shop.pool,
      services: shop,
      handlers: allDueHandlers,
      now: () => now,
      onFailure: (_: unknown, error: unknown) => failures.push(error),
    }
    // Work may bring more work that is due at once.
    while ((await runDueWork({ ...options, limit: 20 })) > 0);
    return failures
  }
  return { shop, wait }
}
