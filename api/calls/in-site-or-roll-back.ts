import type { Pool } from 'pg'
import { inSite, type SiteDb } from '#db/site-db.ts'

/** A "no" is thrown so that its transaction rolls back, and handed over as the outcome that it is. */
class RolledBack extends Error {
  readonly outcome: object
  constructor(outcome: object) {
    super('rolled back')
    this.outcome = outcome
  }
}

/** A transaction of a site that is committed unless its outcome is a refusal or names problems. */
export async function inSiteOrRollBack<Value>(
  { pool, siteId }: { pool: Pool; siteId: number },
  work: (db: SiteDb) => Promise<Value>,
): Promise<Value> {
  try {
    return await inSite({ pool, siteId }, async (db) => {
      const outcome = await work(db)
      if (isNo(outcome)) throw new RolledBack(outcome)
      return outcome
    })
  } catch (error) {
    // Thrown above with a value of this very call.
    if (error instanceof RolledBack) return error.outcome as Value
    throw error
  }
}

function isNo(outcome: unknown): outcome is object {
  return typeof outcome === 'object' && outcome !== null && ('refusal' in outcome || 'problems' in outcome)
}
